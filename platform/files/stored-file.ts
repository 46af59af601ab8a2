import { open, stat, type FileHandle } from 'node:fs/promises'

/** A file whose bytes are read only as fast as they are asked for. */
export type StoredFile = {
  /** In bytes. */
  readonly size: number
  /** Of the bytes from `from` to `to`, both included; all of them where they are left out. Nothing is open until it is read. */
  stream(from?: number, to?: number): ReadableStream<Uint8Array<ArrayBuffer>>
}

const pieceBytes = 64 * 1024

/** Null where there is no such file. */
export async function storedFile(path: string): Promise<StoredFile | null> {
  const found = await statOrNull(path)
  if (!found?.isFile()) return null
  const { size } = found
  return { size, stream: (from = 0, to = size - 1) => streamOf(path, from, to) }
}

function streamOf(path: string, from: number, to: number) {
  let file: FileHandle | undefined
  let at = from
  const close = () => file?.close()
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        try {
          file ??= await open(path)
          const piece = new Uint8Array(Math.min(pieceBytes, to - at + 1))
          const { bytesRead } =
            piece.length > 0 ? await file.read(piece, 0, piece.length, at) : { bytesRead: 0 }
          if (bytesRead > 0) controller.enqueue(piece.subarray(0, bytesRead))
          at += bytesRead
          if (bytesRead > 0 && at <= to) return
          await close()
          controller.close()
        } catch (error) {
          await close()
          throw error
        }
      },
      cancel: close,
    },
    // Nothing is read ahead, so that an answer without a body, as to HEAD, opens no file.
    { highWaterMark: 0 },
  )
}

async function statOrNull(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
