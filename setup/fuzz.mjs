import './need-node.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'
import { perform } from './step.mjs'

await perform(async () => {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'test/fuzz', ...process.argv.slice(2)]
  return run(await install(), vitest, { FUZZ: 'long' })
})
