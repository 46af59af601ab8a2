// Kills the app, the database and both while requests for help arrive, and then looks for what was lost or doubled.
// Run after a build: node test/fault/kill-rounds.ts
import { readFile } from 'node:fs/promises'
import { second } from '#platform/time.ts'
import { closeServerPlace, openServerPlace, startBuiltServer } from './built-server.ts'
import { ageDrafts, findLeftDrafts } from './drafts.ts'
import {
  findBrokenPictures,
  findForgetful,
  findLostOrDoubled,
  findOddHistories,
  findOtherPhotos,
  findOtherReferences,
  findStrangers,
  getDetails,
  type Problems,
} from './findings.ts'
import { findOddMail } from './mailbox.ts'
import { playRound, type Stage, type Victim } from './round.ts'
import { signIn } from './staff.ts'

const victims: Victim[] = ['app', 'database', 'both', 'app', 'both']
const names = { app: 'the app', database: 'the database', both: 'the app and the database' }
const shown = 10
const longestMailing = 30 * second
const tally = { passed: 0, failed: 0 }

const place = await openServerPlace()
try {
  await run()
} catch (error) {
  report('the run', [String(error)])
} finally {
  if (tally.failed > 0) note(`The server said:\n${await readTroubles(place.log)}`)
  await closeServerPlace(place)
}
console.log(`${tally.passed} passed, ${tally.failed} failed`)
process.exit(tally.failed > 0 ? 1 : 0)

async function run() {
  const ledger = { sent: new Map(), acknowledged: new Map(), surprises: [] }
  const stage: Stage = { place, server: await startBuiltServer(place), ledger }
  try {
    for (const [index, victim] of victims.entries()) {
      report(`round ${index + 1}: kill -9 of ${names[victim]}`, await playRound(stage, victim))
    }
    await examine(stage)
  } finally {
    await stage.server.stop()
  }
}

async function examine(stage: Stage) {
  const { ledger } = stage
  const { url } = stage.server
  note(`${ledger.acknowledged.size} of ${ledger.sent.size} requests were acknowledged`)
  report('the same request again gets the same reference', await findForgetful(url, ledger))

  const staff = await signIn(url)
  const rows = await staff.listAll()
  const details = await getDetails(staff, rows, Date.now() + longestMailing)
  report('every acknowledged request is there once', findLostOrDoubled(ledger, rows))
  report('under the reference that was given', findOtherReferences(ledger, rows))
  report('nothing is there that nobody sent', findStrangers(ledger, rows))
  report('with its photos, in their order', findOtherPhotos(ledger, details))
  report('as pictures that can be seen', await findBrokenPictures(url, details))
  report('received once and mailed once in its history', findOddHistories(details))
  report('one mail lies in the box for each', await findOddMail(place, rows))

  await stage.server.stop()
  await ageDrafts(place)
  stage.server = await startBuiltServer(place)
  report('what a killed app left half written is swept at a start', await findLeftDrafts(place))
}

function report(what: string, problems: Problems) {
  if (problems.length === 0) {
    tally.passed++
    return note(`ok      ${what}`)
  }
  tally.failed++
  const more = problems.length > shown ? [`… and ${problems.length - shown} more`] : []
  note([`FAILED  ${what}`, ...problems.slice(0, shown), ...more].join('\n          '))
}

/** What the server said but the lines of every request. */
async function readTroubles(log: string) {
  const lines = (await readFile(log, 'utf8')).split('\n')
  return lines
    .filter((line) => !line.startsWith('{"level":30'))
    .slice(-60)
    .join('\n')
    .slice(-6000)
}

function note(line: string) {
  console.error(`${(performance.now() / second).toFixed(1).padStart(5)} s  ${line}`)
}
