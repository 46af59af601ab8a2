import './need-node.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'
import { perform } from './step.mjs'

await perform(async () => {
  const node = await install()
  await build(node)
  return run(node, ['test/fault/main.ts', ...process.argv.slice(2)])
})
