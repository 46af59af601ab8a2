import { accessSync, constants, copyFileSync, linkSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { collect } from './npm.mjs'
import { explain } from './remedies.mjs'
import { say, Trouble, withProgress } from './step.mjs'

const wantedMajor = '24'

/** The Node that the package `node` brings, or null. */
export function findNode(folder) {
  const path = join(folder, 'node_modules', 'node', 'bin', 'node')
  return isExecutable(path) ? path : null
}

/** Does what the install script of the package `node` would have done, where npm was told to run none. */
export async function repairNode(folder) {
  const home = join(folder, 'node_modules', 'node')
  if (!linkNode(home)) {
    say(`Installing Node ${wantedMajor}.`)
    const script = join(home, 'installArchSpecificPackage.js')
    const install = collect(process.execPath, [script], { cwd: home })
    const { ok, output } = await withProgress(install)
    if (!ok && !linkNode(home)) return ownNode(explain(`Installing Node ${wantedMajor}`, output))
  }
  return (
    findNode(folder) ?? ownNode(new Trouble(`Node ${wantedMajor} is not available for this system.`, remedy))
  )
}

const remedy = `Install Node ${wantedMajor} from https://nodejs.org, and try again with it.`

function ownNode(trouble) {
  if (process.versions.node.split('.')[0] === wantedMajor) return process.execPath
  throw trouble
}

/** Where the programs of this system lie already, puts them where they are looked for. */
function linkNode(home) {
  const names = [`node-${process.platform}-${process.arch}`, `node-bin-${process.platform}-${process.arch}`]
  const found = names
    .flatMap((name) => [join(dirname(home), name), join(home, 'node_modules', name)])
    .map((folder) => join(folder, 'bin', 'node'))
    .find(isExecutable)
  if (!found) return false
  const target = join(home, 'bin', 'node')
  mkdirSync(dirname(target), { recursive: true })
  rmSync(target, { force: true })
  try {
    linkSync(found, target)
  } catch {
    copyFileSync(found, target)
  }
  return true
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
