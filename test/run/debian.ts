import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Installs a package by apt-get where that is ours to do: as root, on Debian or what is made of it. */
export function installByApt(name: string) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(`Installing ${name} by apt-get. This takes a minute or two, once.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
  apt('update')
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', name)
  if (status !== 0) console.log(`apt-get failed: ${stderr?.trim().split('\n').at(-1)}`)
}

/** Reads the PDF documents of the tests. */
export function installPoppler() {
  if (!existsSync('/usr/bin/pdfinfo')) installByApt('poppler-utils')
}

export const postgresRemedy =
  'There is no PostgreSQL beside the one that npm brings. Install it (on Debian and Ubuntu: ' +
  'sudo apt-get install postgresql), and run the tests again.'

/** The folder of the programs of Debian's own PostgreSQL (15 on Debian 12). Null where there is none. */
export function findDebianPostgres(): string | null {
  return globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname).toSorted().at(-1) ?? null
}

/** Only the programs are wanted: the package must not start a database of its own on the machine. */
export function installDebianPostgres() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || findDebianPostgres()) return
  const settings = '/etc/postgresql-common/createcluster.d/only-programs.conf'
  mkdirSync(dirname(settings), { recursive: true })
  writeFileSync(settings, 'create_main_cluster = false\n')
  installByApt('postgresql')
}
