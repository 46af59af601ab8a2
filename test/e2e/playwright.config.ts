import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { bareChromium, quietly, wholeChromium, withLettersOfPhones } from '../chromium.ts'

const isForPictures = process.env['PICTURES'] !== undefined
/**
 * Journeys on which the browser itself has a say: how it sends a form, keeps pages and passkeys, fills in logins and shows
 * notifications.
 */
const inWholeBrowser =
  /\b(contact|login|notifications|office-call|offline-calls|offline-full|offline-kill|offline-others|offline-pages|offline-portal|offline-signing|offline-taps|offline-work|passkeys)\.journey/
const whole = { launchOptions: launchOf(wholeChromium) }
const bare = { launchOptions: launchOf(bareChromium) }

/**
 * Journeys through the built product, in two browsers side by side, each with a product of its own. With a folder in
 * `PICTURES`, pictures of every screen are drawn there instead, and the one of the README anew.
 */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: false,
  workers: 2,
  // A busy machine may hold up one journey for longer than any wait; the report names those that needed this.
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, 'results/report.json') }]],
  projects: isForPictures
    ? [{ name: 'pictures', testMatch: '*.pictures.ts', use: whole }]
    : [
        {
          name: 'journeys',
          testMatch: '*.journey.ts',
          testIgnore: inWholeBrowser,
          use: bare,
          teardown: 'afterwards',
        },
        { name: 'whole browser', testMatch: inWholeBrowser, use: whole, teardown: 'afterwards' },
        { name: 'afterwards', testMatch: 'log.afterwards.ts' },
      ],
  use: { actionTimeout: 20_000, navigationTimeout: 20_000 },
})

function launchOf(executablePath: string) {
  return {
    executablePath,
    env: withLettersOfPhones,
    args: quietly,
  }
}
