import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hour, second } from '#platform/time.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { startBuiltServer, type ServerPlace } from './built-server.ts'
import type { Fault } from './fault.ts'
import type { Problems } from './findings.ts'
import { query } from './stored-photos.ts'
import { putOneOnCall } from './one-on-call.ts'
import { signIn } from './staff.ts'
import type { Stage } from './stage.ts'
import { deliver, makePlea } from './visitor.ts'

const visitors = 8
const requestsEach = 6
const emailsBetween = 6
const longestSilence = 60 * second
const longestBurst = 120 * second

/**
 * The app dies again and again while it tells who is on call, by email and by text message. All requests come from one
 * address, so the person's budget is soon spent, and most text messages are gathered for a digest.
 */
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
    if (!(await moreMails(stage.place))) problems.push(`no emails came in ${longestSilence / second} s`)
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
  const mails = await filesOf(stage.place, 'mail', '.eml')
  const texts = await readTexts(stage.place, ids)
  return {
    checks: [
      { what: 'alerts go on after each kill -9 over them', problems },
      { what: 'each request was told of by one email', problems: findOdd(details, mails) },
      {
        what: 'and by one text message, its own or a digest',
        problems: await findOddTexts(stage.place, texts),
      },
      { what: 'and its history says so once', problems: findOddStories(details, texts) },
    ],
    silences,
    remarks: [
      `${ids.length} requests, each one email; ${texts.filter(isOwn).length} with a text message of their own`,
      'back after: the start',
    ],
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
async function moreMails(place: ServerPlace) {
  const count = async () => (await namesOf(place, 'mail', '.eml')).length
  const before = await count()
  for (const deadline = Date.now() + longestSilence; Date.now() < deadline; await sleep(10))
    if ((await count()) >= before + emailsBetween) return true
  return false
}

/** Requests from before that are only now told of count for nothing. */
async function untilAllAreTold(place: ServerPlace, references: readonly string[]) {
  const mails = openBox(place, 'mail', '.eml')
  let told = 0
  for (let deadline = Date.now() + longestSilence; Date.now() < deadline; await sleep(200)) {
    const now = await mails.count(references)
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

type Text = { id: string; lead_id: string; status: string; digest_id: string | null; reference: string }

/** What became of the text message of each request. */
async function readTexts(place: ServerPlace, ids: readonly string[]) {
  const { rows } = await query<Text>(
    place,
    `select delivery.id, lead_id, delivery.status, digest_id, reference from delivery
      join lead on lead.id = lead_id where channel = 'text'`,
  )
  return rows.filter(({ lead_id }) => ids.includes(lead_id))
}

/** Sent by itself, and not gathered for a digest. */
function isOwn({ status, digest_id }: Text) {
  return status !== 'gathered' && digest_id === null
}

async function findOddTexts(place: ServerPlace, texts: readonly Text[]): Promise<Problems> {
  const files = await namesOf(place, 'texts', '.txt')
  return texts.flatMap((text) => {
    const count = files.filter((name) => name === `alert-${text.id}.txt`).length
    const wanted = isOwn(text) ? 1 : 0
    if (text.status === 'waiting' || text.status === 'failed') return [`${text.reference} is ${text.status}`]
    return count === wanted ? [] : [`${text.reference} has ${count} text messages of its own, not ${wanted}`]
  })
}

function findOdd(details: readonly LeadDetail[], mails: readonly string[]): Problems {
  return details
    .map(({ reference }) => ({ reference, count: mails.filter((text) => text.includes(reference)).length }))
    .filter(({ count }) => count !== 1)
    .map(({ reference, count }) => `${reference} has ${count} emails`)
}

function findOddStories(details: readonly LeadDetail[], texts: readonly Text[]): Problems {
  return details.flatMap(({ id, history }) => {
    const told = texts.filter(({ lead_id }) => lead_id === id)
    const by = (channel: string) =>
      history
        .filter(({ name, words }) => name === 'alert.delivered' && words.startsWith(channel))
        .reduce((sum, { count }) => sum + count, 0)
    return [
      {
        what: 'alert.raised',
        count: history.filter(({ name }) => name === 'alert.raised').length,
        wanted: 1,
      },
      { what: 'a text message planned', count: told.length, wanted: 1 },
      { what: 'alert.delivered by mail', count: by('Email'), wanted: 1 },
      {
        what: 'alert.delivered by text',
        count: by('Text message'),
        wanted: told.filter(({ status }) => status !== 'gathered').length,
      },
    ]
      .filter(({ count, wanted }) => count !== wanted)
      .map(({ what, count, wanted }) => `${id} has ${count} times ${what}, not ${wanted}`)
  })
}
