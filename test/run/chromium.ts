import { existsSync } from 'node:fs'
import { installByApt } from './debian.ts'

const usual = '/usr/bin/chromium'

export const remedy =
  'There is no Chromium. Install it (on Debian and Ubuntu: sudo apt-get install chromium), ' +
  'or set CHROMIUM_PATH to one, and run the tests again.'

/** The browser of the tests: the one that is named, the usual one, or one that apt-get brings. Null when there is none. */
export function findChromium(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) return existsSync(named) ? named : null
  if (!existsSync(usual)) installByApt('chromium')
  return existsSync(usual) ? usual : null
}
