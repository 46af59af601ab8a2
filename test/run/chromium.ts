import { existsSync } from 'node:fs'
import { bareChromium, named, wholeChromium } from '../chromium.ts'
import { installByApt } from './debian.ts'

/** What pages are written with: see fonts.conf. */
const letters = '/usr/share/fonts/truetype/liberation'

export const remedy =
  'There is no Chromium. Install it (on Debian and Ubuntu: sudo apt-get install chromium), ' +
  'or set CHROMIUM_PATH to one, and run the tests again.'

/** Brings the browsers of the tests by apt-get where they are missing and that is ours to do; whether there is one then. */
export function haveChromium(): boolean {
  if (!named && !existsSync(wholeChromium)) installByApt('chromium')
  if (!named && wholeChromium === bareChromium) installByApt('chromium-headless-shell')
  if (!existsSync(letters)) installByApt('fonts-liberation')
  return existsSync(wholeChromium)
}
