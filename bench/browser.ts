import { chromium } from '@playwright/test'
import { bareChromium, quietly, withLettersOfPhones } from '#test/chromium.ts'
import { freePort } from '#test/fault/built-server.ts'

/**
 * While developer tools are attached, V8 parses a whole script again for each stack trace, to find source positions: a third of the
 * portal's start, which no phone has. With this flag V8 stores the positions when it first compiles.
 */
export const eagerSourcePositions = ['--js-flags=--no-enable-lazy-source-positions']

/** A browser of its own; `port` is where Lighthouse finds it. */
export async function openBrowser() {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: bareChromium,
    env: withLettersOfPhones,
    args: [...quietly, ...eagerSourcePositions, `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}
