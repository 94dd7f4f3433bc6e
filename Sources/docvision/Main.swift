import DocVisionCommand

@main
enum Main {
  static func main() async { await CommandProcess.run() }
}
