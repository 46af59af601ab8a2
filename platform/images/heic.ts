import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Refusal } from '#platform/refusal.ts'

/** `memory` is that of the decoder, in bytes; `time` is in milliseconds. */
export type HeicLimits = { pixels: number; memory: number; time: number }
export type HeicTask = { bytes: Uint8Array; limits: HeicLimits }

type HeicPicture = Exclude<HeicAnswer, { kind: 'unreadable' }>
export type HeicAnswer =
  | { kind: 'pixels'; data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
  | { kind: 'too-many-pixels' }
  | { kind: 'unreadable' }

/** Beside this file in the sources, and beside the server when it is built. */
const worker = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'heic-worker.ts' : 'heic-worker.js',
)

/**
 * Decodes the first picture of a HEIC file, upright, in a thread that lives for this one photo: it is ended when it takes too long,
 * and what it used is given back. The decoder hands on no colour profile, so wide colours come out a little paler.
 */
export function readHeic(bytes: Uint8Array, limits: HeicLimits): Promise<HeicPicture> {
  const workerData: HeicTask = { bytes, limits }
  const thread = new Worker(worker, {
    workerData,
    // What the decoder has to say about broken files is nobody's concern.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  })
  return new Promise<HeicAnswer>((resolve, reject) => {
    const unreadable = () => resolve({ kind: 'unreadable' })
    const timer = setTimeout(unreadable, limits.time)
    thread.once('message', resolve)
    thread.once('error', (error) => (isOutOfMemory(error) ? unreadable() : reject(error)))
    thread.once('exit', unreadable)
    thread.once('exit', () => clearTimeout(timer))
  })
    .then((answer) => {
      if (answer.kind === 'unreadable') throw isUnreadable()
      return answer
    })
    .finally(() => thread.terminate())
}

function isOutOfMemory(error: Error) {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function isUnreadable() {
  return new Refusal(
    422,
    'photo-heic',
    'We can’t open this HEIC photo. It’s damaged or in a format we don’t support. Send a screenshot of it, or set the iPhone to Settings, Camera, Formats, Most Compatible and take it again.',
  )
}
