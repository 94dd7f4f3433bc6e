import DocumentVision
import Foundation

/// Understands every picture in a folder and writes predictions that the evaluation's scorers read.
///
///     evaluate IN_DIR OUT_DIR [--save-words WORDS_DIR] [--jobs N]
///     evaluate --from-words WORDS_DIR OUT_DIR [--jobs N]
///     evaluate --oracle TRUTH_DIR --from-words WORDS_DIR OUT_DIR
///     evaluate --sweep TRUTH_DIR --from-words WORDS_DIR [SLICE | THRESHOLD]
///     evaluate --speed [WORDS_DIR]
///     evaluate --layouts COUNT
///
/// `IN_DIR/SET/NAME.png` becomes `OUT_DIR/SET/NAME.json`, at any depth; of a file of several pages
/// the first counts. A page that fails is reported and becomes an empty prediction, and the rest
/// goes on. Layout alone is evaluated in seconds from words that an earlier run stored; with the
/// truth in place of a part of it the loss splits by its causes; a sweep
/// tells what each threshold of layout is worth. `--speed` times layout alone, and `--layouts` does it so
/// often, for tools that count instructions. Exits with 0 when all pages were read, 1 when any failed, 64 on wrong usage.
@main
enum Evaluate {
  static func main() async {
    do {
      if try SpeedRun.answer(Array(CommandLine.arguments.dropFirst())) { exit(with: .success) }
      let arguments = try EvaluationArguments(CommandLine.arguments.dropFirst())
      if let truth = arguments.truth, arguments.sweeps {
        let part = arguments.output == arguments.input ? nil : arguments.output.lastPathComponent
        try SweepRun(arguments, truth: truth, part: part).perform()
        exit(with: .success)
      }
      if let truth = arguments.truth {
        let run = try OracleRun(arguments, truth: truth)
        exit(with: run.perform() == 0 ? .success : .pagesFailed)
      }
      let run = try EvaluationRun(arguments)
      exit(with: await run.perform() == 0 ? .success : .pagesFailed)
    } catch let error as UsageError {
      StandardError.write("evaluate: \(error.text)\n\(EvaluationArguments.usage)\n")
      exit(with: .usage)
    } catch {
      StandardError.write("evaluate: \(error.localizedDescription)\n")
      exit(with: .pagesFailed)
    }
  }
}
