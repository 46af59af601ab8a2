import { randomBytes } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The secret of this installation, made at its first start and readable by its owner alone. */
export async function readSecret(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret')
  return (await readDraft(path)) ?? (await makeSecret(path))
}

async function readDraft(path: string) {
  try {
    const kept = Buffer.from((await readFile(path, 'utf8')).trim(), 'base64url')
    return kept.length === 32 ? kept : null
  } catch {
    return null
  }
}

/** Linked into place, which only one of several starters can do; the others read what that one made. */
async function makeSecret(path: string): Promise<Buffer> {
  await mkdir(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}`
  const file = await open(temporary, 'w', 0o600)
  await file.writeFile(randomBytes(32).toString('base64url'))
  await file.sync()
  await file.close()
  await link(temporary, path).catch(() => {})
  await rm(temporary)
  const kept = await readDraft(path)
  if (!kept) throw new Error(`The file ${path} is damaged. It must contain the secret of this installation.`)
  return kept
}
