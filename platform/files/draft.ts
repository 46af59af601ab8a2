import { createHash } from 'node:crypto'
import { open, readFile, rm } from 'node:fs/promises'

/** Bytes that lie on the disk, and are read only when they are worked on. */
export type UnreadBytes = {
  /** The first ones, up to so many. */
  head(most: number): Promise<Uint8Array>
  whole(): Promise<Uint8Array>
}

/** Bytes that have no key yet: what they are is looked at first. Whoever asked for them discards them. */
export type Draft = UnreadBytes & {
  readonly sha256: string
  discard(): Promise<void>
}

/** Writes the bytes as they come, and leaves nothing where they break off. */
export async function writeDraft(path: string, bytes: AsyncIterable<Uint8Array>): Promise<Draft> {
  const hash = createHash('sha256')
  const discard = () => rm(path, { force: true })
  try {
    const file = await open(path, 'wx', 0o600)
    await file.writeFile(hashed(bytes, hash)).finally(() => file.close())
  } catch (error) {
    await discard()
    throw error
  }
  return {
    sha256: hash.digest('hex'),
    head: (most) => readHead(path, most),
    whole: () => readFile(path),
    discard,
  }
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of bytes) {
    hash.update(chunk)
    yield chunk
  }
}

async function readHead(path: string, most: number) {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(most), 0, most, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
