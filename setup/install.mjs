import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from './lock.mjs'
import { findNode, repairNode } from './node-24.mjs'
import { npm } from './npm.mjs'
import { explain } from './remedies.mjs'
import { root, say, withProgress } from './step.mjs'

/** Installs the packages of package-lock.json unless they are there, and returns the Node that everything runs on. */
export async function install(folder = root) {
  if (isInstalled(folder) && findNode(folder)) return findNode(folder)
  return withLock(join(folder, '.setup', 'lock'), async () => {
    if (!isInstalled(folder)) await installPackages(folder)
    return findNode(folder) ?? repairNode(folder)
  }).catch((error) => {
    throw error.code ? explain('Setting up', `${error.code} ${error.message}`) : error
  })
}

async function installPackages(folder) {
  say('Installing packages. This takes a minute or two, once.')
  // Development packages build the product, so they are wanted whatever NODE_ENV or the user's settings say.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const { ok, output } = await withProgress(npm(args, { cwd: folder }))
  if (!ok) throw explain('Installing packages', output)
}

function isInstalled(folder) {
  const wanted = readJson(join(folder, 'package-lock.json'))
  const found = readJson(join(folder, 'node_modules', '.package-lock.json'))
  return found !== null && isSame(wanted.packages, found.packages)
}

/** Compares with the record that npm keeps of what it installed, and removes before it installs anew. */
export function isSame(wanted, found) {
  const missing = Object.entries(wanted).some(
    ([path, { version, optional }]) => path && (found[path] ? found[path].version !== version : !optional),
  )
  return !missing && Object.keys(found).every((path) => path in wanted)
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return null
    throw error
  }
}
