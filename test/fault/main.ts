// Lets things go wrong while requests for help arrive, and looks for what was lost or doubled.
// Run after a build: node test/fault/main.ts [--short] [--only 'kill,power' | --except basement,calls,visit,sketch], with FAULT_SEED for the
// phone in a basement, calls, and a visit or a sketch without a connection
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '#platform/project-root.ts'
import { describeMachine } from '../../bench/machine.ts'
import { abortedSends } from './aborted-sends.ts'
import { alertedWorker } from './alerted-worker.ts'
import { basement } from './basement/basement.ts'
import { calls } from './calls/calls.ts'
import { cleanUp } from './clean-up.ts'
import { dyingWorker } from './dying-worker.ts'
import { fieldFile } from './field-file/field-file.ts'
import { forms } from './forms/forms.ts'
import { fullDisk } from './full-disk.ts'
import { kills } from './kills.ts'
import { powerCuts } from './power-cuts.ts'
import { report, tally } from './report.ts'
import { restarts } from './restarts.ts'
import { runFault, runTogether } from './run.ts'
import { formatFaults } from './table.ts'
import { twoApps } from './two-apps.ts'
import { visit } from './visit/visit.ts'

const faults = [
  kills,
  restarts,
  dyingWorker,
  alertedWorker,
  twoApps,
  abortedSends,
  basement,
  calls,
  visit,
  fieldFile,
  forms,
  fullDisk,
  powerCuts,
]

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    except: { type: 'string', default: '' },
  },
})
const excepted = named(values.except)
const chosen = (values.only ? named(values.only) : faults).filter((fault) => !excepted.includes(fault))

try {
  if (values.short) await runShort()
  else await runLong()
} catch (error) {
  report({
    what: 'the run',
    problems: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  })
}
await cleanUp()
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0)

function named(words: string) {
  const parts = words.split(',').filter(Boolean)
  return faults.filter(({ name }) => parts.some((part) => name.includes(part)))
}

/** What can share a server shares it, and is looked at once. */
async function runShort() {
  for (const needsDisk of [false, true]) {
    await runTogether(chosen.filter((fault) => fault.needsDisk === needsDisk))
  }
}

async function runLong() {
  const rows = []
  for (const fault of chosen) rows.push(await runFault(fault))
  const text = await describe(formatFaults(rows))
  console.log(text)
  if (chosen.length === faults.length) await writeFile(join(projectRoot, 'docs/fault.md'), text)
}

async function describe(table: string) {
  return [
    '# What goes wrong, and what is lost then',
    '',
    `By \`npm run fault\` on ${new Date().toISOString().slice(0, 10)}. While eight visitors ask for help, a third of the requests with photos, each fault`,
    'happens as often as its row says; what was under way is sent again, as browsers do. *Lost* and *doubled* count',
    'acknowledged requests; one email and one line of history for each are looked for as well. *Back after* is the longest',
    'time from the blow on in which nobody got an acknowledgement.',
    '',
    table,
    '',
    ...(await describeMachine()).map((line) => `- ${line}`),
    '',
  ].join('\n')
}
