import './need-node.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { perform } from './step.mjs'

await perform(async () => {
  await build(await install())
  return 0
})
