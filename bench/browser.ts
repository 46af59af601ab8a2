import { chromium } from '@playwright/test'
import { bareChromium, quietly, withLettersOfPhones } from '#test/chromium.ts'
import { freePort } from '#test/fault/built-server.ts'

/**
 * Tools that listen make V8 read a whole script again whenever they ask who called: a third of the portal's start that no one has
 * who listens to nothing. With the places stored at once they find them.
 */
export const asUnwatched = ['--js-flags=--no-enable-lazy-source-positions']

/** A browser of its own; `port` is where Lighthouse finds it. */
export async function openBrowser() {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: bareChromium,
    env: withLettersOfPhones,
    args: [...quietly, ...asUnwatched, `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}
