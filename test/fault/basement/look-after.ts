import { createHash } from 'node:crypto'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { receiptText } from '#domain/sync/sync.ts'
import { minute } from '#platform/time.ts'
import { requestOf, type Entry } from '#ops/outbox/entry.ts'
import type { Problems } from '../findings.ts'
import { isGray } from '../gray-photo.ts'
import { query } from '../stored-photos.ts'
import type { ServerPlace } from '../built-server.ts'
import type { Did } from './scene.ts'

/** What the phone holds and what the server holds, once everything is sent. */
export type After = {
  did: readonly Did[]
  by: string
  entries: readonly Entry[]
  lead: Pick<LeadDetail, 'notes' | 'steps' | 'photos'>
  /** Of this person, as the server has them: the keyed hash of each write by its id. */
  receipts: ReadonlyMap<string, string>
  keyed: (sent: { id: string; hash: string }) => string
}

export type Kept = { acknowledged: number; lost: Problems; doubled: Problems; odd: Problems }

const mostOff = 2 * minute

/** Holds the person's own list against the server: each thing there once, as the phone sent it, when it was done. */
export function compare({ did, by, entries, lead, receipts, keyed }: After): Kept {
  const shaOf = new Map(
    entries.flatMap(({ write }) => (write.kind === 'photo' ? [[write.name, write.sha256 ?? '']] : [])),
  )
  const wanted = did.map((each) => wordsOf(each, shaOf))
  const there = [
    ...lead.notes.map(({ text }) => `note ${text}`),
    ...lead.steps.map(({ kind }) => `step ${kind}`),
    ...lead.photos.map(({ sha256 }) => `photo ${sha256}`),
  ]
  const count = (words: string) => there.filter((each) => each === words).length
  return {
    acknowledged: entries.filter(({ state }) => state === 'received').length,
    lost: wanted.filter((words) => count(words) === 0).map((words) => `${words} is lost`),
    doubled: [...new Set(there)]
      .filter((words) => count(words) > 1)
      .map((words) => `${words} is there twice`),
    odd: [
      ...there.filter((words) => !wanted.includes(words)).map((words) => `nobody did ${words}`),
      ...entries
        .filter(({ state }) => state !== 'received')
        .map(({ id, state }) => `${id} is still ${state}`),
      ...findOtherReceipts({ entries, receipts, keyed }),
      ...findWrongTimes(did, lead),
      ...[...lead.notes, ...lead.steps]
        .filter((each) => each.by !== by)
        .map((each) => `${each.id} is by ${each.by}`),
    ],
  }
}

function wordsOf(did: Did, shaOf: ReadonlyMap<string, string>) {
  if (did.kind === 'note') return `note ${did.text}`
  return did.kind === 'step' ? `step ${did.step}` : `photo ${shaOf.get(did.name) ?? did.name}`
}

/** The receipt of each entry is that of what the phone sent, and the server has no other receipt of this person. */
function findOtherReceipts({
  entries,
  receipts,
  keyed,
}: Pick<After, 'entries' | 'receipts' | 'keyed'>): Problems {
  const sent = new Map(entries.map((entry) => [entry.id, keyed({ id: entry.id, hash: hashOf(entry) })]))
  return [
    ...[...sent].filter(([id, hash]) => receipts.get(id) !== hash).map(([id]) => `${id} has another receipt`),
    ...[...receipts.keys()].filter((id) => !sent.has(id)).map((id) => `${id} has a receipt and no entry`),
  ]
}

function hashOf(entry: Entry) {
  const request = requestOf(entry)
  if (!request) return ''
  const { method, path, body } = request
  return createHash('sha256')
    .update(receiptText(method, path, body))
    .digest('hex')
}

/** What was done without a connection carries the time when it was done, and stands in that order. */
function findWrongTimes(did: readonly Did[], { notes, steps }: After['lead']): Problems {
  const doneAt = did.flatMap((each) =>
    each.kind === 'photo' ? [] : [{ at: each.at, words: wordsOf(each, new Map()) }],
  )
  const kept = [
    ...notes.map(({ text, at }) => ({ at: Date.parse(at), words: `note ${text}` })),
    ...steps.map(({ kind, at }) => ({ at: Date.parse(at), words: `step ${kind}` })),
  ]
  const off = doneAt.flatMap(({ at, words }) => {
    const found = kept.find((each) => each.words === words)
    return found && Math.abs(found.at - at) > mostOff
      ? [`${words} is ${Math.round((found.at - at) / minute)} minutes off`]
      : []
  })
  const inOrder = kept.toSorted((a, b) => a.at - b.at).map(({ words }) => words)
  const done = doneAt.map(({ words }) => words).filter((words) => inOrder.includes(words))
  return String(inOrder) === String(done) ? off : [...off, `the order is ${inOrder} and was ${done}`]
}

export async function readReceipts(
  place: ServerPlace,
  employeeId: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await query<{ id: string; hash: string; employee_id: string }>(
    place,
    'select id, hash, employee_id from sync_receipt',
  )
  return new Map(
    rows.filter(({ employee_id }) => employee_id === employeeId).map(({ id, hash }) => [id, hash]),
  )
}

/** The server's picture under the hash of each photo is the one that was chosen under its name. */
export async function findOtherPictures(url: string, { did, entries, lead }: After): Promise<Problems> {
  const problems: Problems = []
  for (const { write } of entries) {
    if (write.kind !== 'photo') continue
    const chosen = did.find((each) => each.kind === 'photo' && each.name === write.name)
    const photo = lead.photos.find(({ sha256 }) => sha256 === write.sha256)
    if (chosen?.kind !== 'photo' || !photo) continue
    if (!(await isGray(new URL(photo.url, url), chosen.brightness)))
      problems.push(`${write.name} shows something else`)
  }
  return problems
}
