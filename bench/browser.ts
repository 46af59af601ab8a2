import { chromium } from '@playwright/test'
import { bareChromium, quietly, withLettersOfPhones } from '#test/chromium.ts'
import { freePort } from '#test/fault/built-server.ts'

/** A browser of its own; `port` is where Lighthouse finds it. */
export async function openBrowser() {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: bareChromium,
    env: withLettersOfPhones,
    args: [...quietly, `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}
