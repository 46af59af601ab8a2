import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** The lines of a packed file, one by one. Node's own readline would swallow the error of a damaged one. */
export async function* packedLines(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  const read = pipeline(createReadStream(path), unpacked)
  read.catch(() => {})
  yield* linesOf(unpacked)
  await read
}

export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
