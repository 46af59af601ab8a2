import { copyFile, open, rm, stat, truncate } from 'node:fs/promises'

const megabyte = 2 ** 20

/** Opens the server's log for appending and returns where this run's lines begin. */
export async function openServerLog(file: string) {
  await capServerLog(file)
  const handle = await open(file, 'a', 0o600)
  return { handle, begin: (await handle.stat()).size }
}

export async function readServerLog(file: string, begin: number) {
  const handle = await open(file, 'r')
  try {
    const { size } = await handle.stat()
    const buffer = Buffer.alloc(Math.max(0, Math.min(size - begin, megabyte)))
    await handle.read(buffer, 0, buffer.length, begin)
    return buffer.toString()
  } finally {
    await handle.close()
  }
}

/**
 * The server holds the file open, so what is in it is moved, not the file. It appends, so it goes on at the start.
 * Where the disk has no room for the copy, the room is worth more than the old lines.
 */
export async function capServerLog(file: string, cap = 8 * megabyte) {
  const found = await stat(file).catch(() => null)
  if (!found || found.size < cap) return
  const old = `${file}.1`
  await copyFile(file, old).catch(() => rm(old, { force: true }).catch(() => {}))
  await truncate(file, 0)
}
