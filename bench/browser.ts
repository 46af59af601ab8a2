import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { freePort } from '#test/fault/built-server.ts'

const debian = '/usr/bin/chromium'

/** A browser of its own; `port` is where Lighthouse finds it. */
export async function openBrowser() {
  const port = await freePort()
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? (existsSync(debian) ? debian : undefined),
    args: [...quiet, `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}
