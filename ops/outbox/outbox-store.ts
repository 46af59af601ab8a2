import { Dexie } from 'dexie'
import * as z from 'zod'
import { type Entry, type NewEntry } from './entry.ts'
import type { StoredEntry } from '../store/stored-entry.ts'
import { after, finalStates, newEntry, rememberedSince, wasNeverSent, type EntryEvent } from './outbox.ts'
import type { PortalDatabase } from '../store/database.ts'
import { removePhotos } from './bursts.ts'
import { Content, type Sides } from './entry-content.ts'
import { withRoom } from './make-room.ts'
import { openReader, type OutboxReader } from './outbox-reader.ts'
import { outdatedBy, placeOf } from './sketch-entries.ts'
import type { Sealer } from '../store/sealing.ts'

const photoType = z.string()

export type OutboxStore = ReturnType<typeof openOutboxStore>

/** The outbox of one person on this device. It is the one truth for all tabs; each change is a transaction of its own. */
export function openOutboxStore(database: PortalDatabase, sealer: Sealer) {
  const reader = openReader(database, sealer)
  const device = { database, sealer, reader }
  return {
    ...reader,
    add: (entry: NewEntry, photo?: NewPhoto) => addEntry(device, entry, photo),
    replace: (id: string, next: Replacement) => replaceEntry(device, id, next),
    putSketch: (entry: NewEntry) => putSketch(device, entry),
    apply: (id: string, event: EntryEvent) => applyEvent(device, id, event),
    readyPhoto: (entry: Entry, ready: ReadyPhoto) => readyPhoto(device, entry, ready),
    photoOf: (id: string) => photoOf(device, id),
    remove: (id: string) => removeEntry(database, id),
    withdraw: (id: string) => withdrawEntry(database, id),
    forgetOld: () => forgetOld(database),
    sealAnew: () => sealAnew(device),
  }
}

/** The bytes of a photo, and the burst that it was chosen in. */
export type NewPhoto = { bytes: Blob; burst?: string }

/** The hash of the bytes that are sent, and these where they take the place of what is stored. */
export type ReadyPhoto = { sha256: string; smaller: Blob | null }

type Device = { database: PortalDatabase; sealer: Sealer; reader: OutboxReader }

/**
 * Stores an entry once, with its bytes where it is a photo. Rejects where the device has no room. An undo takes the place of its
 * step where that is not on its way. False if the server can't have the step: then there is nothing to send.
 */
async function addEntry({ database, sealer }: Device, entry: NewEntry, photo?: NewPhoto): Promise<boolean> {
  const { entries, blobs, asOne } = database
  const { turn: _, ...fresh } = newEntry(entry, { turn: 0, now: Date.now() })
  const row = await toRow(sealer, fresh)
  const blob = photo && {
    id: entry.id,
    type: photo.bytes.type,
    sealed: await sealer.sealBytes(await photo.bytes.arrayBuffer()),
  }
  return withRoom(database, () =>
    asOne(async () => {
      if (blob) await blobs.put(blob)
      if (photo?.burst) await removePhotos(database, photo.burst, [entry.id])
      const step = entry.write.kind === 'undo_step' && (await entries.get({ id: entry.write.undo.id }))
      if (step && step.state === 'waiting') await entries.delete(step.turn)
      if (step && wasNeverSent(step)) return false
      if ((await entries.where('id').equals(entry.id).count()) === 0) await entries.add(row)
      return true
    }),
  )
}

/** What takes the place of an entry where the server can't have that, and else what is added to it. Both have one ID. */
export type Replacement = { instead: NewEntry; after: NewEntry }

/** True where the entry gave way. A browser that is killed has the one or the other. */
async function replaceEntry({ database, sealer }: Device, id: string, { instead, after }: Replacement) {
  const { entries, asOne } = database
  const rowOf = ({ turn: _, ...fresh }: Entry) => toRow(sealer, fresh)
  const now = Date.now()
  const rows = {
    instead: await rowOf(newEntry(instead, { turn: 0, now })),
    after: await rowOf(newEntry(after, { turn: 0, now })),
  }
  return withRoom(database, () =>
    asOne(async () => {
      const before = await entries.get({ id })
      const isHere = before !== undefined && wasNeverSent(before)
      if (isHere) await entries.delete(before.turn)
      await entries.add(isHere ? rows.instead : rows.after)
      return isHere
    }),
  )
}

/** Stores how a level is drawn now, in place of what was never sent of it, and only once. Returns the revision that it is drawn from. */
async function putSketch({ database, sealer, reader }: Device, entry: NewEntry): Promise<number> {
  const { entries, asOne } = database
  for (;;) {
    const { write } = entry
    if (write.kind !== 'sketch') throw new Error('Only sketches are drawn')
    const latest = await reader.listLatest()
    const { revision, replaces, isThere } = placeOf(write, latest)
    const { turn: _, ...fresh } = newEntry(
      { ...entry, write: { ...write, revision } },
      { turn: 0, now: Date.now() },
    )
    const row = await toRow(sealer, fresh)
    const outdated = outdatedBy(revision, latest, write.sketch_id).map(({ turn }) => turn)
    const isStored = await withRoom(database, () =>
      asOne(async () => {
        const before = replaces && (await entries.get(replaces.turn))
        if (replaces && !(before && wasNeverSent(before))) return false
        await entries.bulkDelete([...outdated, ...(replaces ? [replaces.turn] : [])])
        if (!isThere) await entries.add(row)
        return true
      }),
    )
    if (isStored) return revision
  }
}

/** Records what happened to an entry, whoever changes it at the same time. Returns it as it is now. */
async function applyEvent(device: Device, id: string, event: EntryEvent): Promise<Entry | null> {
  for (;;) {
    const entry = await device.reader.find(id)
    if (!entry) return null
    const next = after(entry, event, Date.now())
    if (next === entry || (await replace(device, entry, next))) return next
  }
}

/** Stores an entry as it is next, unless something happened to it meanwhile. */
async function replace(
  { database, sealer }: Device,
  { id, turn, state, since }: Entry,
  next: Entry,
): Promise<boolean> {
  const { entries, blobs, asOne } = database
  const row = { turn, ...(await toRow(sealer, next)) }
  return withRoom(database, () =>
    asOne(async () => {
      const now = await entries.get(turn)
      if (now?.state !== state || now.since !== since) return false
      await entries.put(row)
      if (next.state === 'received') await blobs.delete(id)
      return true
    }),
  )
}

/** Seals as this version does what an older one stored otherwise; called at start. */
async function sealAnew(device: Device): Promise<void> {
  for (const entry of await device.reader.listOfOlder()) await replace(device, entry, entry)
}

/** The photo was made ready: these bytes are sent. Rejects where the device has no room. */
async function readyPhoto(
  { database, sealer }: Device,
  entry: Entry,
  { sha256, smaller }: ReadyPhoto,
): Promise<Entry> {
  if (entry.write.kind !== 'photo') return entry
  const { entries, blobs, asOne } = database
  const ready: Entry = { ...entry, write: { ...entry.write, sha256 } }
  const row = { turn: entry.turn, ...(await toRow(sealer, ready)) }
  const sealed = smaller && (await sealer.sealBytes(await smaller.arrayBuffer()))
  await withRoom(database, () =>
    asOne(async () => {
      if (smaller && sealed) await blobs.put({ id: entry.id, type: smaller.type, sealed })
      await entries.put(row)
    }),
  )
  return ready
}

async function photoOf({ database, sealer }: Device, id: string): Promise<Blob | null> {
  const stored = await database.blobs.get(id)
  if (!stored) return null
  const type = photoType.parse(stored.type)
  return new Blob([await sealer.openBytes(stored.sealed)], { type })
}

/** The person takes an entry back that was not sent, or has read what became of it. */
async function removeEntry({ entries, blobs, asOne }: PortalDatabase, id: string): Promise<void> {
  await asOne(async () => {
    await blobs.delete(id)
    await entries.where('id').equals(id).delete()
  })
}

/** Takes back what the server can't have. False where it may have it: that is undone by an entry of its own. */
function withdrawEntry({ entries, asOne }: PortalDatabase, id: string): Promise<boolean> {
  return asOne(async () => {
    const entry = await entries.get({ id })
    if (!entry || !wasNeverSent(entry)) return false
    await entries.delete(entry.turn)
    return true
  })
}

/** Forgets receipts that are old enough, and the bytes of photos without an entry; called at start. */
async function forgetOld({ entries, blobs, asOne }: PortalDatabase): Promise<void> {
  const until = rememberedSince(Date.now())
  await asOne(async () => {
    for (const state of finalStates)
      await entries.where('[state+since]').between([state, Dexie.minKey], [state, until]).delete()
    const ids = await blobs.toCollection().primaryKeys()
    const known = new Set(await entries.where('id').anyOf(ids).keys())
    await blobs.bulkDelete(ids.filter((id) => !known.has(id)))
  })
}

async function toRow(sealer: Sealer, entry: Omit<Entry, 'turn'>): Promise<Omit<StoredEntry, 'turn'>> {
  const { id, state, tries, since, fault, base, current, ...content } = entry
  const apart = { base: null, current: null, detail: fault?.detail }
  const sealed = await sealer.seal({ ...Content.parse({ ...content, ...apart }) })
  const sides = await sealer.seal({ base, current } satisfies Sides)
  return { id, state, tries, since, fault: fault && { ...fault, detail: '' }, sealed, sides }
}
