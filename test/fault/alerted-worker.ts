import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hour, second } from '#platform/time.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { startBuiltServer, type ServerPlace } from './built-server.ts'
import type { Fault } from './fault.ts'
import type { Problems } from './findings.ts'
import { putOneOnCall } from './one-on-call.ts'
import { signIn } from './staff.ts'
import type { Stage } from './stage.ts'
import { deliver, makePlea } from './visitor.ts'

const visitors = 8
const requestsEach = 6
const lettersBetween = 6
const longestSilence = 60 * second
const longestBurst = 120 * second

/** The app dies again and again while it tells who is on call, by mail and by text message. */
export const alertedWorker: Fault = {
  name: 'kill -9 over alerts under way',
  short: 2,
  long: 20,
  needsDisk: false,
  play,
}

async function play(stage: Stage, times: number) {
  await putOneOnCall(stage.url(), 24 * hour)
  const before = new Set(stage.ledger.acknowledged.keys())
  const silences: number[] = []
  const problems: Problems = []
  for (let nth = 0; nth < times; nth++) {
    const asked = askAtOnce(stage, nth)
    if (!(await moreTexts(stage.place)))
      problems.push(`no text messages came in ${longestSilence / second} s`)
    await stage.server.kill()
    stage.server = await startBuiltServer(stage.place)
    silences.push(stage.server.startedIn)
    await asked
  }
  const ids = [...stage.ledger.acknowledged.keys()].filter((id) => !before.has(id))
  await untilAllAreTold(
    stage.place,
    ids.map((id) => stage.ledger.acknowledged.get(id) ?? id),
  )
  const staff = await signIn(stage.url())
  const details: LeadDetail[] = []
  for (const id of ids) details.push(await staff.getLead(id))
  const [mails, texts] = [
    await filesOf(stage.place, 'mail', '.eml'),
    await filesOf(stage.place, 'texts', '.txt'),
  ]
  return {
    checks: [
      { what: 'alerts go on after each kill -9 over them', problems },
      { what: 'each request was told of by one mail', problems: findOdd(details, mails, 'mails') },
      { what: 'and by one text message', problems: findOdd(details, texts, 'text messages') },
      { what: 'and its history says so once', problems: findOddStories(details) },
    ],
    silences,
    remarks: [`${ids.length} requests, each one mail and one text message`, 'back after: the start'],
  }
}

/** Quick requests without photos, so that their alerts pile up. */
async function askAtOnce({ url, ledger }: Stage, round: number) {
  const bound = AbortSignal.timeout(longestBurst)
  const count = visitors * requestsEach
  let asked = 0
  async function askForHelp() {
    while (asked < count)
      await deliver(url, await makePlea(100_000 * (round + 1) + 1 + 3 * asked++), { ledger, bound })
  }
  await Promise.all(Array.from({ length: visitors }, askForHelp))
}

/** Waits for the next few. */
async function moreTexts(place: ServerPlace) {
  const before = await countTexts(place)
  for (const deadline = Date.now() + longestSilence; Date.now() < deadline; await sleep(10))
    if ((await countTexts(place)) >= before + lettersBetween) return true
  return false
}

/** Requests from before that are only now told of count for nothing. */
async function untilAllAreTold(place: ServerPlace, references: readonly string[]) {
  const [mails, texts] = [openBox(place, 'mail', '.eml'), openBox(place, 'texts', '.txt')]
  let told = 0
  for (let deadline = Date.now() + longestSilence; Date.now() < deadline; await sleep(200)) {
    const now = Math.min(await mails.count(references), await texts.count(references))
    if (now > told) deadline = Date.now() + longestSilence
    told = now
    if (told >= references.length) break
  }
  // What was written may still have to be written down.
  await sleep(3 * second)
}

/** How many of the requests the files of a folder tell of; each file is read once. */
function openBox(place: ServerPlace, folder: string, ending: string) {
  const read = new Map<string, string>()
  return {
    async count(references: readonly string[]) {
      for (const name of await namesOf(place, folder, ending))
        if (!read.has(name)) read.set(name, await textOf(place, folder, name))
      const all = [...read.values()].join('\n')
      return references.filter((reference) => all.includes(reference)).length
    },
  }
}

async function countTexts(place: ServerPlace) {
  return (await namesOf(place, 'texts', '.txt')).length
}

async function namesOf({ dataDir }: ServerPlace, folder: string, ending: string) {
  const names = await readdir(join(dataDir, folder)).catch(() => [])
  return names.filter((name) => name.startsWith('alert-') && name.endsWith(ending))
}

async function filesOf(place: ServerPlace, folder: string, ending: string) {
  const names = await namesOf(place, folder, ending)
  return Promise.all(names.map((name) => textOf(place, folder, name)))
}

async function textOf({ dataDir }: ServerPlace, folder: string, name: string) {
  const text = await readFile(join(dataDir, folder, name), 'latin1')
  return text.replaceAll(/=\r?\n/g, '')
}

function findOdd(details: readonly LeadDetail[], files: readonly string[], what: string): Problems {
  return details
    .map(({ reference }) => ({ reference, count: files.filter((text) => text.includes(reference)).length }))
    .filter(({ count }) => count !== 1)
    .map(({ reference, count }) => `${reference} has ${count} ${what}`)
}

function findOddStories(details: readonly LeadDetail[]): Problems {
  return details.flatMap(({ id, history }) =>
    [
      { what: 'alert.raised', count: history.filter(({ name }) => name === 'alert.raised').length },
      ...(['mail', 'text'] as const).map((channel) => ({
        what: `alert.delivered by ${channel}`,
        count: history.filter(
          ({ name, payload }) => name === 'alert.delivered' && payload['channel'] === channel,
        ).length,
      })),
    ]
      .filter(({ count }) => count !== 1)
      .map(({ what, count }) => `${id} has ${count} times ${what} in its history`),
  )
}
