import { openBytePool } from './byte-pool.ts'
import { Refusal } from '#platform/refusal.ts'
import { busyWithFiles } from './upload-pool.ts'

/** The most that all unfinished bodies together may hold in memory, so that a crowd of them cannot end the process. */
const collect = openBytePool(256 * 1024 * 1024)

/** `from` is whom the room counts for: the address of the sender. */
type Bounds = { most: number; tooLarge: () => Refusal; from: string }

/** Reads all bytes, or stops at the first one too many and refuses with `tooLarge`. The rest is never read. */
export async function readBounded(
  chunks: AsyncIterable<Uint8Array>,
  { most, tooLarge, from }: Bounds,
): Promise<Buffer> {
  const body = collect(from, most)
  let length = 0
  try {
    for await (const chunk of chunks) {
      length += chunk.length
      const refusal = length > most ? tooLarge() : body.add(chunk) ? null : busyWithFiles()
      if (!refusal) continue
      // Room is made before the refusal is thrown, not after the stream is closed: else one that is refused takes all others along.
      body.leave()
      throw refusal
    }
    const whole = body.whole()
    if (!whole) throw busyWithFiles()
    return whole
  } catch (error) {
    throw error instanceof Refusal ? error : brokenOff()
  } finally {
    body.leave()
  }
}

/**
 * The same bytes as they come, for what does not hold them: up to the first one too many, which is refused with `tooLarge`. Why
 * the upload should end before that, if it should, is asked with each piece.
 */
export async function* boundedChunks(
  chunks: AsyncIterable<Uint8Array>,
  { most, tooLarge, whyEnd }: Pick<Bounds, 'most' | 'tooLarge'> & { whyEnd: () => Refusal | null },
): AsyncGenerator<Uint8Array> {
  let length = 0
  try {
    for await (const chunk of chunks) {
      length += chunk.length
      const refusal = length > most ? tooLarge() : whyEnd()
      if (refusal) throw refusal
      yield chunk
    }
  } catch (error) {
    throw error instanceof Refusal ? error : brokenOff()
  }
}

function brokenOff() {
  return new Refusal(400, 'broken-off', 'The connection was lost before everything was sent. Try again.')
}
