import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minute, second } from '#platform/time.ts'
import { haveChromium, remedy } from './chromium.ts'
import { quickFolder } from '../quick-folder.ts'
import { runCommand } from './command.ts'
import { installDebianPostgres, installPoppler } from './debian.ts'
import { reportFile, rounds, type Group } from './groups.ts'
import type { Tally } from './tally.ts'

const wanted = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'mission-restore-test-'))
const isBrowserThere = haveChromium()
installDebianPostgres()
installPoppler()
const env = {
  ...process.env,
  NODE_ENV: 'test',
  NO_COLOR: '1',
  TMPDIR: quickFolder(),
  // Servers start by the hundred: each reads what the first has compiled.
  NODE_COMPILE_CACHE: join(folder, 'compiled'),
}
const tallies: Tally[] = []

for (const lanes of rounds) await Promise.all(lanes.map(runLane))

const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0)
console.log(`\nEverything each group said is in ${folder}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 && passed > 0 ? 0 : 1

async function runLane(lane: readonly Group[]) {
  const chosen = lane.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  for (const group of chosen) tallies.push(await runGroup(group))
}

async function runGroup(group: Group): Promise<Tally> {
  const begin = performance.now()
  const { tally, output } = await outcomeOf(group)
  const seconds = ((performance.now() - begin) / second).toFixed(1)
  const counts = tally.failed ? `${tally.passed} passed, ${tally.failed} failed` : `${tally.passed} passed`
  console.log(`${tally.failed ? '✗' : '✓'} ${group.name.padEnd(16)}${seconds.padStart(7)} s   ${counts}`)
  const said = group.speaksJson ? '' : output
  if (tally.remark) console.log(indent(tally.remark))
  if (tally.failed) console.log(indent([tally.reason, said].filter(Boolean).join('\n')))
  return tally
}

async function outcomeOf({ name, command, tally, needsBrowser, longest = 5 * minute }: Group) {
  if (needsBrowser && !isBrowserThere) return { tally: { passed: 0, failed: 1, reason: remedy }, output: '' }
  const base = join(folder, name.replaceAll(' ', '-'))
  const report = `${base}.json`
  const words = command.map((word) => word.replace(reportFile, report))
  const { ok, output } = await runCommand(words, { env, logFile: `${base}.log`, longest })
  const counted = tally({ ok, output, report: existsSync(report) ? readFileSync(report, 'utf8') : '' })
  if (counted.passed + counted.failed > 0) return { tally: counted, output }
  return { tally: { passed: 0, failed: 1, reason: 'It ran nothing.' }, output }
}

function indent(text: string) {
  const lines = text.trim().split('\n')
  const longest = 200
  const shown = lines.length > longest ? ['…', ...lines.slice(-longest)] : lines
  return shown.map((line) => `    ${line}`).join('\n')
}
