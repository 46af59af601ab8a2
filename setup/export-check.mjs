import './need-node.mjs'
import { install } from './install.mjs'
import { run } from './run.mjs'
import { perform } from './step.mjs'

await perform(async () => run(await install(), ['server/export-check.ts', ...process.argv.slice(2)]))
