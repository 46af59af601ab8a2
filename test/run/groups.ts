import { minute } from '#platform/time.ts'
import type { Tally } from './tally.ts'
import {
  checkedFiles,
  knipCanary,
  playwrightReport,
  plainCheck,
  scriptReport,
  vitestReport,
} from './tally.ts'

/** One line of the report: a command, and how to read from its output what it counted. */
export type Group = {
  name: string
  command: readonly string[]
  tally: (outcome: Outcome) => Tally
  needsBrowser?: boolean
  /** Its output is for machines: only the reason is shown. */
  speaksJson?: boolean
  longest?: number
}

export type Outcome = { ok: boolean; output: string; report: string }

/** Where a runner writes its report; replaced by a file of the run's own. */
export const reportFile = '{report}'

// The npm that runs us, under the Node it came with: another machine has no other.
const { npm_node_execpath: ownNode, npm_execpath: ownNpm } = process.env
const npm = ownNode && ownNpm ? [ownNode, ownNpm] : ['npm']

const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]

const format = { name: 'format', command: ['oxfmt', '--check', '.'], tally: checkedFiles(/on (\d+) files/) }
// One checker: several work out the same types each for itself, which took twice as long on two cores.
const types = {
  name: 'types',
  command: ['tsc', '--noEmit', '--extendedDiagnostics', '--checkers', '1'],
  tally: checkedFiles(/^Files:\s+(\d+)/m),
}
const lint = { name: 'lint', command: ['oxlint'], tally: checkedFiles(/on (\d+) files/) }
const deadCode = {
  name: 'dead code',
  command: ['knip', '--reporter', 'json', '--no-exit-code'],
  tally: knipCanary,
  speaksJson: true,
}
const lockfile = {
  name: 'lockfile',
  command: [...npm, 'ci', '--dry-run', '--no-audit', '--no-fund'],
  tally: plainCheck,
}
const build = { name: 'build', command: ['node', 'setup/build-dist.mjs'], tally: plainCheck }
const world = {
  name: 'unit and world',
  command: vitest,
  tally: vitestReport,
  needsBrowser: true,
  longest: 40 * minute,
}
const otherPostgres = {
  name: 'other PostgreSQL',
  command: [...vitest, '--config=test/other-postgres/vitest.config.ts'],
  tally: vitestReport,
  longest: 40 * minute,
}
const browser = {
  name: 'browser',
  command: [
    'env',
    `PLAYWRIGHT_JSON_OUTPUT_FILE=${reportFile}`,
    'playwright',
    'test',
    '--config=test/e2e/playwright.config.ts',
    '--reporter=list,json',
  ],
  tally: playwrightReport,
  needsBrowser: true,
  longest: 40 * minute,
}
const fault = ['node', 'test/fault/main.ts', '--short']
const faults = {
  name: 'faults',
  command: [...fault, '--except', 'basement,calls,visit,sketch'],
  tally: scriptReport,
  longest: 40 * minute,
}
/** Apart from the other faults: it needs a browser. */
const basement = {
  name: 'no connection',
  command: [...fault, '--only', 'basement,calls,visit,sketch'],
  tally: scriptReport,
  needsBrowser: true,
  longest: 40 * minute,
}

/**
 * What `npm test` does: rounds, one after the other, of lanes that run beside each other. The cheap and telling come
 * first; later on much of the time is waiting for starts, kills and pauses, which the other lane can use. The journeys
 * wait least and have the machine to themselves: beside the others each took twice as long, and some met their limits.
 */
export const rounds: readonly (readonly (readonly Group[])[])[] = [
  [
    [format, lint, types],
    [deadCode, lockfile, build],
  ],
  [[world], [faults, basement, otherPostgres]],
  [[browser]],
]
