import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type Measure = { bytes: number; sha256: string }

/** Passes bytes through, and reports their number and hash afterwards. */
export function measured(onBytes: (bytes: number) => void = () => {}) {
  const hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      onBytes(bytes)
      done(null, chunk)
    },
  })
  return { stream, result: (): Measure => ({ bytes, sha256: hash.digest('hex') }) }
}

export async function measureFile(path: string): Promise<Measure> {
  const { stream, result } = measured()
  await pipeline(createReadStream(path), stream, async (chunks) => {
    for await (const _ of chunks);
  })
  return result()
}

/** A few at a time: disks are faster so, and memory stays flat however many there are. */
export async function eachOf<T>(items: AsyncIterable<T>, work: (item: T) => Promise<void>, atOnce = 8) {
  const running = new Set<Promise<void>>()
  let failed: { error: unknown } | null = null
  for await (const item of items) {
    if (failed) break
    const task: Promise<void> = work(item)
      .catch((error: unknown) => void (failed ??= { error }))
      .finally(() => running.delete(task))
    running.add(task)
    if (running.size >= atOnce) await Promise.race(running)
  }
  await Promise.all(running)
  throwFailure(failed)
}

function throwFailure(failed: { error: unknown } | null) {
  if (failed) throw failed.error
}
