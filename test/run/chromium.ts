import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usual = '/usr/bin/chromium'

export const remedy =
  'There is no Chromium. Install it (on Debian and Ubuntu: sudo apt-get install chromium), ' +
  'or set CHROMIUM_PATH to one, and run the tests again.'

/** The browser of the tests: the one that is named, the usual one, or one that apt-get brings. Null when there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : null
  if (!existsSync(usual)) installByApt()
  return existsSync(usual) ? usual : null
}

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log('Installing Chromium by apt-get. This takes a minute or two, once.')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { env, encoding: 'utf8' })
  apt('update')
  const { status, stderr } = apt('install', '-y', '--no-install-recommends', 'chromium')
  if (status !== 0) console.log(`apt-get failed: ${stderr?.trim().split('\n').at(-1)}`)
}
