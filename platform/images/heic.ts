import { join } from 'node:path'
import { Refusal } from '#platform/refusal.ts'
import { inThread } from '#platform/threads/in-thread.ts'

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
 * Decodes the first picture of a HEIC file, upright, in a thread of its own. The decoder hands on no colour profile, so wide
 * colours come out a little paler.
 */
export async function readHeic(bytes: Uint8Array, limits: HeicLimits): Promise<HeicPicture> {
  const task: HeicTask = { bytes, limits }
  const memory = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }
  const answer = await inThread<HeicAnswer>(worker, task, { time: limits.time, memory })
  if (answer === null || answer.kind === 'unreadable') throw isUnreadable()
  return answer
}

function isUnreadable() {
  return new Refusal(
    422,
    'photo-heic',
    'We can’t open this HEIC photo. It’s damaged or in a format we don’t support. Send a screenshot of it, or set the iPhone to Settings, Camera, Formats, Most Compatible and take it again.',
  )
}
