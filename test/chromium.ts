import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** A browser that whoever runs the tests has chosen; nothing is installed then. */
export const named = process.env['CHROMIUM_PATH']
const ofDebian = '/usr/bin/chromium'
const bareOfDebian = '/usr/bin/chromium-headless-shell'

/** The browser as people have it; the one that is named, else Debian's. */
export const wholeChromium = named ?? ofDebian
/** The same engine without tabs, extensions and windows, for half the work: docs/decisions/0021. */
export const bareChromium = named ?? (existsSync(bareOfDebian) ? bareOfDebian : ofDebian)

/** Letters as wide as those of most phones, whatever else the machine has. */
export const withLettersOfPhones = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
}

/** So that it asks nobody else for anything, and starts as root too. */
export const quietly = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
