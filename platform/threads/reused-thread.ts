import { Worker, type ResourceLimits } from 'node:worker_threads'

type Rules = {
  /** What each thread finds as its `workerData`. */
  data?: unknown
  /** How many questions a thread answers before another takes its place, which gives back what it took. */
  uses: number
  memory: ResourceLimits
}

/**
 * A thread that runs the script `file` and answers one question after the other, for work whose beginning is costly. It starts with
 * the first question, and keeps no process alive while it waits.
 */
export function reuseThread<Question, Answer>(file: string, { data, uses, memory }: Rules) {
  let current: { thread: Worker; left: number } | null = null

  function begin() {
    const thread = new Worker(file, { workerData: data, stdout: true, stderr: true, resourceLimits: memory })
    // Whoever asks hears of it; a thread that fails while nobody does is replaced.
    thread.on('error', () => undefined)
    thread.once('exit', () => {
      if (current?.thread === thread) current = null
    })
    return { thread, left: uses }
  }

  /**
   * The answer, or null if it took longer than `longest`, or the thread ended without one. A call into compiled code cannot be
   * stopped: its thread then ends when that call does, and the next question has a new one.
   */
  async function ask(question: Question, longest: number): Promise<Answer | null> {
    const mine = (current ??= begin())
    mine.thread.ref()
    mine.left--
    mine.thread.postMessage(question, [])
    const answer = await nextMessage<Answer>(mine.thread, longest).catch(async (error: unknown) => {
      await end()
      throw error
    })
    if (answer === null) void end()
    else if (mine.left === 0) await end()
    else mine.thread.unref()
    return answer
  }

  async function end() {
    const ended = current
    current = null
    await ended?.thread.terminate()
  }

  return { ask, end }
}

function nextMessage<Answer>(thread: Worker, longest: number): Promise<Answer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | null>()
  const giveUp = () => resolve(null)
  const timer = setTimeout(giveUp, longest)
  thread.once('message', resolve).once('error', reject).once('exit', giveUp)
  return promise.finally(() => {
    clearTimeout(timer)
    thread.off('message', resolve).off('error', reject).off('exit', giveUp)
  })
}
