import { Worker, type ResourceLimits } from 'node:worker_threads'

type Limits = {
  /** In milliseconds. */
  time: number
  /** What the thread's own objects may take; memory outside of them (WebAssembly, buffers) is not counted. */
  memory: ResourceLimits
}

/**
 * Runs the script `file` in a thread that lives for this one piece of work, and returns the first message that it posts: long
 * work never holds up an answer, and what it used is given back. Null when it took too long, ran out of memory, or ended
 * without a message. What it writes to its output is dropped.
 */
export function inThread<Answer>(file: string, workerData: unknown, limits: Limits): Promise<Answer | null> {
  const thread = new Worker(file, { workerData, stdout: true, stderr: true, resourceLimits: limits.memory })
  return new Promise<Answer | null>((resolve, reject) => {
    const giveUp = () => resolve(null)
    const timer = setTimeout(giveUp, limits.time)
    thread.once('message', resolve)
    thread.once('error', (error) => (isOutOfMemory(error) ? giveUp() : reject(error)))
    thread.once('exit', giveUp)
    thread.once('exit', () => clearTimeout(timer))
  }).finally(() => thread.terminate())
}

function isOutOfMemory(error: Error) {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
