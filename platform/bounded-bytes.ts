import { Refusal } from './refusal.ts'

/** The most that all unfinished bodies together may hold in memory, so that a crowd of them cannot end the process. */
const mostHeld = 256 * 1024 * 1024
let held = 0

/** Reads all bytes, or stops at the first one too many and refuses with `tooLarge`. The rest is never read. */
export async function readBounded(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
  tooLarge: () => Refusal,
): Promise<Buffer> {
  const parts: Uint8Array[] = []
  let length = 0
  // Room is made before the refusal is thrown, not after the stream is closed: else one that is refused takes all others along.
  const giveBack = () => {
    held -= length
    length = 0
  }
  try {
    for await (const chunk of chunks) {
      const refusal =
        length + chunk.length > most ? tooLarge() : held + chunk.length > mostHeld ? busy() : null
      if (refusal) {
        giveBack()
        throw refusal
      }
      parts.push(chunk)
      length += chunk.length
      held += chunk.length
    }
    return Buffer.concat(parts)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, 'broken-off', 'The connection broke before everything arrived. Please try again.')
  } finally {
    giveBack()
  }
}

function busy() {
  return new Refusal(503, 'busy', 'We are receiving many files right now. Please try again in a moment.', {
    retryAfter: 5,
  })
}
