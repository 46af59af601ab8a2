import './need-node.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'
import { perform } from './step.mjs'

const journeys = ['every-page', 'rectangles']

await perform(async () => {
  const node = await install()
  await build(node)
  const playwright = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=test/e2e/playwright.config.ts',
  ]
  return run(node, [...playwright, ...journeys, ...process.argv.slice(2)], { LOOKS: 'all' })
})
