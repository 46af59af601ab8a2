import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const isForPictures = process.env['PICTURES'] !== undefined

/**
 * Journeys through the built product, in two browsers side by side, each with a product of its own. With a folder in
 * `PICTURES`, pictures of every screen are drawn there instead, and the one of the README anew.
 */
export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(import.meta.dirname, 'results/report.json') }]],
  projects: isForPictures
    ? [{ name: 'pictures', testMatch: '*.pictures.ts' }]
    : [
        { name: 'journeys', testMatch: '*.journey.ts', teardown: 'afterwards' },
        { name: 'afterwards', testMatch: 'log.afterwards.ts' },
      ],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
