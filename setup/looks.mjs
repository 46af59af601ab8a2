import './need-node.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'
import { perform } from './step.mjs'

await perform(async () => {
  const node = await install()
  await build(node)
  const env = { LOOKS: 'all' }
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'site/phone.browser.test.ts']
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=test/e2e/playwright.config.ts',
  ]
  const phones = await run(node, vitest, env)
  const journeys = await run(node, [...playwright, ...process.argv.slice(2)], env)
  return phones || journeys
})
