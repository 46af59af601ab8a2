import { protectStored } from '../store/protect-stored.ts'
import type { Attempt } from './deliver.ts'
import type { Entry, NewEntry } from './entry.ts'
import type { OutboxStore } from './outbox-store.ts'
import { copyAs, entriesOf, laterOnTop, ownRevision, sketchCopy } from './sketch-entries.ts'

/** What the drawings of this device hear of the outbox. */
export type OnSketch = {
  /** `revision` is the one that the drawing has from there on. */
  received: (entry: Entry, revision: number) => Promise<void>
  copied: (id: string, copy: string) => Promise<void>
  /** Under which ID a drawing goes on, and what that is a copy of; null where it does under its own. */
  copyOf: (id: string) => { id: string; copy_of: string } | null
}

type Store = Pick<OutboxStore, 'apply' | 'listOpen' | 'listLatest' | 'putSketch'>
type Parts = { store: Store; onSketch: OnSketch; ask: () => void }

/**
 * What the outbox does with drawings: the newest takes the place of what was not sent, and one that clashes with what someone else drew becomes a
 * copy. One after the other: what is saved while a copy is made belongs to that.
 */
export function openSketchSending({ store, onSketch, ask }: Parts) {
  let last: Promise<unknown> = Promise.resolve()
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
  const settle = (clashed: Clashed) => inTurn(() => settleClash(onSketch, store, clashed))

  /** What a browser that was killed left between the clash and the copy. */
  async function settleClashed() {
    for (const entry of await store.listOpen())
      if (entry.state === 'clash' && (await settle({ entry, current: entry.current }))) ask()
  }

  void settleClashed().catch(() => {})
  return {
    /** Stores how a level is drawn now, to be sent in its turn. Returns the revision that it is drawn from. */
    async save(entry: NewEntry) {
      const revision = await inTurn(() => store.putSketch(asNamed(onSketch, entry)))
      void protectStored().catch(() => {})
      ask()
      return revision
    },
    /** Says whether it is sent again: on top of what this device sent itself, or as a copy. */
    async follow(entry: Entry, { event }: Attempt): Promise<boolean> {
      if (event.kind === 'receipt') await inTurn(() => followReceipt(onSketch, store, { entry, event }))
      return event.kind === 'clash' && settle({ entry, current: event.current })
    },
  }
}

function asNamed({ copyOf }: OnSketch, entry: NewEntry): NewEntry {
  const { write } = entry
  const copy = write.kind === 'sketch' ? copyOf(write.sketch_id) : null
  if (write.kind !== 'sketch' || !copy) return entry
  const named = copyAs(copy.id, write, 0)
  return { ...entry, write: { ...named, sketch: { ...named.sketch, copy_of: copy.copy_of } } }
}

type Received = { entry: Entry; event: Extract<Attempt['event'], { kind: 'receipt' }> }

/** What was drawn since goes on from the revision that the server says. */
async function followReceipt(onSketch: OnSketch, store: Store, { entry, event }: Received) {
  const { write } = entry
  if (write.kind !== 'sketch') return
  const now = event.revision ?? write.revision + 1
  for (const { id, write } of laterOnTop(entry, now, await store.listOpen()))
    await store.apply(id, { kind: 'again', write })
  await onSketch.received(entry, now)
}

type Clashed = { entry: Entry; current: unknown }

/**
 * What the server has instead was sent by this device itself: the drawing goes on top of it. Else two people drew one level: theirs
 * stays, and what was drawn here becomes a copy, with what was drawn on it since. Says whether it was such a clash: nobody has to decide
 * anything.
 */
async function settleClash(onSketch: OnSketch, store: Store, { entry, current }: Clashed): Promise<boolean> {
  const write = sketchCopy(entry, current)
  if (!write || entry.write.kind !== 'sketch') return false
  const { sketch_id: id } = entry.write
  const later = entriesOf(await store.listOpen(), id).filter(({ turn }) => turn > entry.turn)
  const own = ownRevision(entry, current, await store.listLatest())
  if (own === null) await onSketch.copied(id, write.sketch_id)
  const again = (drawn: typeof write, nth: number) =>
    own === null ? copyAs(write.sketch_id, drawn, nth) : { ...drawn, revision: own + nth }
  // The later ones first, so that nothing of them is sent in between: each waits for the one that clashed.
  for (const [nth, { id: laterId, write: drawn }] of later.entries())
    await store.apply(laterId, { kind: 'again', write: again(drawn, nth + 1) })
  await store.apply(entry.id, { kind: 'again', write: again(entry.write, 0) })
  const { revision } = entry.write
  if (own !== null)
    await onSketch.received({ ...entry, write: { ...entry.write, revision: revision - 1 } }, own)
  return true
}
