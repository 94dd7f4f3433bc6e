#if Tesseract
  import Foundation

  /// A thread that runs the jobs of one actor, one after another.
  ///
  /// An engine needs a thread of its own: a reading keeps it busy for seconds, which would starve
  /// Swift's shared threads, and what is set for OpenMP holds for one thread. The thread ends with
  /// the executor.
  final class EngineThread: SerialExecutor {
    private let jobs = JobQueue()

    init() {
      let jobs = jobs
      let thread = Thread { jobs.runUntilClosed(as: "TesseractWords") }
      thread.stackSize = Self.stackSize
      thread.start()
    }

    deinit { jobs.close() }

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      jobs.append(job, on: self)
    }

    // What the main thread has: Tesseract was never tried with less.
    private static let stackSize = 8 << 20
  }

  /// Jobs that wait for a thread.
  ///
  /// The condition guards everything.
  private final class JobQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private var waiting: [(job: UnownedJob, executor: EngineThread)] = []
    private var isClosed = false

    func append(_ job: UnownedJob, on executor: EngineThread) {
      condition.withLock {
        waiting.append((job, executor))
        condition.signal()
      }
    }

    func close() {
      condition.withLock {
        isClosed = true
        condition.signal()
      }
    }

    func runUntilClosed(as name: String) {
      while let next = next() {
        // A name that Foundation is given before `start` has returned may come to nothing; the
        // first job comes later.
        if Thread.current.name != name { Thread.current.name = name }
        // The pair keeps the executor alive until its job has ended, even where the job lets go
        // of the actor.
        unsafe next.job.runSynchronously(on: next.executor.asUnownedSerialExecutor())
      }
    }

    private func next() -> (job: UnownedJob, executor: EngineThread)? {
      condition.lock()
      defer { condition.unlock() }
      while waiting.isEmpty && !isClosed { condition.wait() }
      return waiting.isEmpty ? nil : waiting.removeFirst()
    }
  }
#endif
