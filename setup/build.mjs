import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.mjs'
import { withLock } from './lock.mjs'
import { collect } from './npm.mjs'
import { explain } from './remedies.mjs'
import { root, say, withProgress } from './step.mjs'

/** Builds dist/ unless it was built from these very sources. A build that fails leaves the old one in place. */
export async function build(node, folder = root) {
  if (isFresh(folder, fingerprint(folder))) return
  await withLock(join(folder, '.setup', 'lock'), async () => {
    const sources = fingerprint(folder)
    if (!isFresh(folder, sources)) await buildAnew(node, folder, sources)
  }).catch((error) => {
    throw error.code ? explain('Building', `${error.code} ${error.message}`) : error
  })
}

async function buildAnew(node, folder, sources) {
  say('Building the site and the portal.')
  const [next, previous, dist] = [
    join(folder, '.setup/next'),
    join(folder, '.setup/previous'),
    join(folder, 'dist'),
  ]
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next)

  const env = { ...process.env, NODE_ENV: 'production' }
  const work = collect(node, ['server/build.ts', '.setup/next'], { cwd: folder, env })
  const { ok, output } = await withProgress(work)
  if (!ok) throw explain('Building', output)

  writeFileSync(join(next, 'built-from'), sources)
  rmSync(previous, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, previous)
  renameSync(next, dist)
  rmSync(previous, { recursive: true, force: true })
}

function isFresh(folder, sources) {
  try {
    return readFileSync(join(folder, 'dist', 'built-from'), 'utf8') === sources
  } catch {
    return false
  }
}
