import type { QueryClient } from '@tanstack/react-query'
import type { Write } from '#domain/sync/write.ts'
import { second } from '#platform/time.ts'
import type { PortalDatabase } from '../store/database.ts'
import { openBursts } from './bursts.ts'
import { unfitReason } from './check-photo.ts'
import { openOutboxStore } from './outbox-store.ts'
import { storeBurst, type BurstOutcome, type ChosenPhotos } from './store-burst.ts'
import { nameWaiting } from './waiting-here.ts'
import { protectStored } from '../store/protect-stored.ts'
import type { Sealer } from '../store/sealing.ts'
import type { Attempt } from './deliver.ts'
import type { Entry, NewEntry } from './entry.ts'
import { openHolds, type Replaced } from './holds.ts'
import { isLastSent } from './outbox-status.ts'
import { empty, outboxView, type OutboxView } from './outbox-view.ts'
import { rebasedAfter, unlikeStored } from './outbox.ts'
import { openRemovals } from './removals.ts'
import { isUnsent } from './unsent-states.ts'
import { openSketchSending, type OnSketch } from './sketch-sending.ts'
import { openSender } from './sender.ts'
import { settleProblems } from './settle-problems.ts'
import { addReceived, showReceived } from './show-received.ts'

export type Outbox = ReturnType<typeof openOutbox>
export type Outcome =
  | { kind: 'received'; answer: unknown }
  | { kind: 'stored' }
  | { kind: 'refused'; attempt: Attempt }

/** Whoever waits at a form is told for so long what came of it; then it is stored, and the outbox tells. */
const mostPatience = 4 * second

type Parts = {
  client: QueryClient
  database: PortalDatabase
  sealer: Sealer
  /** The one of the person: nothing is sent under another. */
  token: string
  person: { id: string; name: string }
  onSketch: OnSketch
}

function change(changed: Partial<OutboxView>) {
  outboxView.set({ ...outboxView.get(), ...changed })
}

type Stored = { entries: readonly Entry[]; received: readonly Entry[] }

function showEntries({ client, person }: Pick<Parts, 'client' | 'person'>, { entries, received }: Stored) {
  const now = Date.now()
  const { entries: before, allSentAt } = outboxView.get()
  // Another tab may have sent them. The latest is in front.
  const wasOpen = new Set(before.map(({ id }) => id))
  for (const entry of received.toReversed()) if (wasOpen.has(entry.id)) addReceived(client, entry, person)
  const isSent = isLastSent(before, { entries, received }, now)
  change({ isRead: true, entries, received, allSentAt: isSent ? now : allSentAt })
  nameWaiting(person.id, person.name, entries.some(isUnsent))
}

export function openOutbox({ client, database, sealer, token, person, onSketch }: Parts) {
  const store = openOutboxStore(database, sealer)
  const waiting = new Map<string, (outcome: Outcome) => void>()
  const holds = openHolds(store, () => sender.ask())
  const bursts = openBursts(database, sealer)
  const removals = openRemovals(store, () => sender.ask())
  const sketches = openSketchSending({ store, onSketch, ask: () => sender.ask() })
  const unwatch = store.watch((entries, received) => {
    showEntries({ client, person }, { entries, received })
    removals.watch(entries)
  })
  const unwatchBursts = bursts.watch((bursts) => change({ bursts }))
  async function onAttempt(entry: Entry, attempt: Attempt) {
    change({ parts: new Map() })
    if (attempt.event.kind === 'receipt') showReceived(client, entry, person)
    if (await sketches.follow(entry, attempt)) return sender.ask()
    const onTop = await writeOnTop(entry, attempt)
    if (onTop) return void again(entry.id, onTop)
    waiting.get(entry.id)?.(outcomeOf(attempt))
  }

  const sender = openSender({
    store,
    token,
    lockName: `outbox-${person.id}`,
    isHeld: holds.isHeld,
    onAttempt,
    onProgress: (id, part) => change({ parts: new Map([[id, part]]), movedAt: Date.now() }),
    async onDone(shouldBackOff) {
      // What was not tried because the server can't be reached is stored, which is all there is to tell.
      if (shouldBackOff) for (const tell of waiting.values()) tell({ kind: 'stored' })
      if (await settleProblems(store, waiting)) sender.ask()
    },
  })
  tidy(store)
  /** Stores the entry, sends it, and tells what came of it in the first seconds. */
  async function submit(asked: NewEntry): Promise<Outcome> {
    const entry = unlikeStored(asked, await store.find(asked.id))
    return follow(entry, () => store.add(entry))
  }

  async function follow(entry: NewEntry, add: () => Promise<boolean>): Promise<Outcome> {
    const outcome = new Promise<Outcome>((tell) => {
      waiting.set(entry.id, tell)
      setTimeout(() => tell({ kind: 'stored' }), mostPatience)
    })
    try {
      if (!(await add())) return { kind: 'stored' }
      void protectStored().catch(() => {})
      sender.ask()
      const came = await outcome
      // The person sees the refusal where they typed, and what they typed is still there.
      if (came.kind === 'refused') await store.remove(entry.id)
      return came
    } finally {
      waiting.delete(entry.id)
    }
  }

  async function again(id: string, write?: Write) {
    await store.apply(id, write ? { kind: 'again', write } : { kind: 'again' })
    sender.ask()
  }

  return {
    submit,
    /** Stores how a level is drawn now, to be sent in its turn. Returns the revision that it is drawn from. */
    saveSketch: sketches.save,
    hold: (entry: NewEntry, replaced: Replaced | null) => follow(entry, () => holds.add(entry, replaced)),
    letGo: holds.letGo,
    /** Stores photos, and sends each in its turn. */
    storePhotos: (chosen: ChosenPhotos, onStep: (done: number) => void) =>
      storePhotos({ store, bursts, sender }, chosen, onStep),
    unfitReason: (file: File) => unfitReason(file),
    /** Stores a photo that was made small already: what it shows names it by its hash. */
    storeSmallPhoto: (entry: NewEntry, bytes: Blob) => storeSmallPhoto({ store, sender }, entry, bytes),
    /** Photos that are missing are not said to be any more. */
    forgetBurst: bursts.forget,
    photoOf: store.photoOf,
    /** Sends everything that waits now. */
    tryNow: sender.ask,
    /** Sends it again, as it is or changed. */
    again,
    /** Answers the office about what it sent back, which goes to it again as it is. */
    async reply(id: string, text: string) {
      await store.apply(id, { kind: 'replied', text })
      sender.ask()
    },
    decide: (entry: Entry, write: Write | null, kept: number | null) =>
      decideClash(store, { entry, write, kept }).then(sender.ask),
    /** Takes back what the server can't have; false where it may have it. */
    withdraw: (id: string) => holds.whenStored().then(() => store.withdraw(id)),
    /** Removes something for good that the person has read: what became of it, or what is discarded already. */
    forget: store.remove,
    /** Removes what was not sent. It can be put back, on the spot or later. */
    remove: removals.remove,
    /** Gives up what the person decided against, at once. It can be put back later. */
    giveUp: removals.removeNow,
    putBack: removals.putBack,
    async close() {
      unwatch()
      unwatchBursts()
      removals.close()
      outboxView.set(empty)
      await sender.close()
    },
  }
}

function tidy(store: ReturnType<typeof openOutboxStore>) {
  void store.forgetOld().catch(() => {})
  void store.sealAnew().catch(() => {})
}

type PhotoParts = {
  store: ReturnType<typeof openOutboxStore>
  bursts: ReturnType<typeof openBursts>
  sender: ReturnType<typeof openSender>
}

async function storePhotos(
  { store, bursts, sender }: PhotoParts,
  chosen: ChosenPhotos,
  onStep: (done: number) => void,
): Promise<BurstOutcome> {
  const outcome = await storeBurst({ store, bursts, check: unfitReason }, chosen, (done) => {
    onStep(done)
    sender.askUnlessPaused()
  })
  void protectStored().catch(() => {})
  return outcome
}

async function storeSmallPhoto(
  { store, sender }: Pick<PhotoParts, 'store' | 'sender'>,
  entry: NewEntry,
  bytes: Blob,
) {
  await store.add(entry, { bytes })
  sender.askUnlessPaused()
}

/** What needs no decision after a clash. Where the code for that does not come, the person decides. */
async function writeOnTop(entry: Entry, { event }: Attempt): Promise<Write | null> {
  if (event.kind !== 'clash') return null
  // It brings the facts of jobs along.
  const clash = await import('./job-clash.ts').catch(() => null)
  return clash && clash.changeOnTop(entry, event.current)
}

function outcomeOf(attempt: Attempt): Outcome {
  const { kind } = attempt.event
  if (kind === 'receipt') return { kind: 'received', answer: attempt.answer }
  return kind === 'no-answer' ? { kind: 'stored' } : { kind: 'refused', attempt }
}

type Decided = { entry: Entry; write: Write | null; kept: number | null }

/**
 * A clash was decided: `write` goes on top of what the server has, null leaves that as it is. What was done on top of my change
 * goes on from it, where all of it is `kept` on top of that revision of the server.
 */
async function decideClash(store: ReturnType<typeof openOutboxStore>, { entry, write, kept }: Decided) {
  // First, so that nothing of it is sent in between.
  for (const { id, revision } of rebasedAfter(entry, await store.listOpen(), kept))
    await store.apply(id, { kind: 'rebased', revision })
  if (write) await store.apply(entry.id, { kind: 'again', write })
  else await store.remove(entry.id)
}
