import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'

/** Writes a file of the build under a name that changes with what is in it, and returns its address. */
export async function writeHashed(outDir: string, name: string, body: string | Uint8Array) {
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 10)
  const file = `${basename(name, extname(name))}-${hash}${extname(name)}`
  await mkdir(join(outDir, 'assets'), { recursive: true })
  await writeFile(join(outDir, 'assets', file), body)
  return `/assets/${file}`
}
