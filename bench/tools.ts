import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin']

/** Makes sure of programs of the system: installs what is missing where it may. Returns why it cannot, or null. */
export async function lackOf(...programs: string[]): Promise<string | null> {
  const missing = programs.filter((program) => !findProgram(program))
  if (missing.length === 0) return null
  const isDebian = existsSync('/etc/debian_version') && findProgram('apt-get')
  if (!isDebian || process.getuid?.() !== 0) {
    return `${missing.join(' and ')} missing: on Debian, apt-get install ${missing.join(' ')}`
  }
  console.error(`Installing ${missing.join(' and ')} from Debian.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    await run('apt-get', ['update', '-qq'], { env })
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], { env })
    return null
  } catch (error) {
    return `apt-get could not install ${missing.join(' and ')}: ${String(error).slice(0, 120)}`
  }
}

export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...systemFolders]
  return folders.map((folder) => join(folder, name)).find(isExecutable) ?? null
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
