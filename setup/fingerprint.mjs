import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Everything that can change what is built. */
const sources = ['api', 'content', 'db', 'domain', 'look', 'ops', 'platform', 'server', 'site', 'widget']
const settings = ['package.json', 'package-lock.json', 'tsconfig.json']

/** One hash of all sources, by content: a checkout that changes only times builds nothing anew. */
export function fingerprint(folder) {
  const hash = createHash('sha256')
  for (const path of [...settings, ...sources.flatMap((source) => list(folder, source))]) {
    hash
      .update(`${path}\0`)
      .update(readIfThere(join(folder, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function list(folder, path) {
  return entriesOf(join(folder, path)).flatMap((entry) => {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) return list(folder, inner)
    return isTest(entry.name) ? [] : [inner]
  })
}

function isTest(name) {
  return /\.(test|fixture)\.\w+$/.test(name)
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    if (error.code === 'ENOENT') return []
    throw error
  }
}

function readIfThere(path) {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}
