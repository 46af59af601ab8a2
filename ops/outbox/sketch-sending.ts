import { protectStored } from '../store/protect-stored.ts'
import type { Attempt } from './deliver.ts'
import type { Entry, NewEntry } from './entry.ts'
import type { OutboxStore } from './outbox-store.ts'
import { copyAs, entriesOf, sketchCopy } from './sketch-entries.ts'

/** What the drawings of this device hear of the outbox. */
export type OnSketch = {
  received: (entry: Entry) => Promise<void>
  copied: (id: string, copy: string) => Promise<void>
}

type Parts = { store: OutboxStore; onSketch: OnSketch; ask: () => void }

/** What the outbox does with drawings: the newest takes the place of what was not sent, and one that clashes becomes a copy. */
export function openSketchSending({ store, onSketch, ask }: Parts) {
  const copy = (clashed: Clashed) => copySketch(onSketch, store, clashed)

  /** What a browser that was killed left between the clash and the copy. */
  async function copyClashed() {
    for (const entry of await store.listOpen())
      if (entry.state === 'clash' && (await copy({ entry, current: entry.current }))) ask()
  }

  void copyClashed().catch(() => {})
  return {
    /** Stores how a level is drawn now, to be sent in its turn. Returns the revision that it is drawn from. */
    async save(entry: NewEntry) {
      const revision = await store.putSketch(entry)
      void protectStored().catch(() => {})
      ask()
      return revision
    },
    /** Says whether it became a copy. */
    async follow(entry: Entry, { event }: Attempt): Promise<boolean> {
      if (event.kind === 'receipt') await onSketch.received(entry)
      return event.kind === 'clash' && copy({ entry, current: event.current })
    },
  }
}

type Clashed = { entry: Entry; current: unknown }

/**
 * Two people drew one level: theirs stays, and what was drawn here becomes a copy, with what was drawn on it since. Says whether it was
 * such a clash: nobody has to decide anything.
 */
async function copySketch(
  onSketch: OnSketch,
  store: Pick<OutboxStore, 'apply' | 'listOpen'>,
  { entry, current }: Clashed,
): Promise<boolean> {
  const write = sketchCopy(entry, current)
  if (!write || entry.write.kind !== 'sketch') return false
  const { sketch_id: id } = entry.write
  await onSketch.copied(id, write.sketch_id)
  // First, so that nothing of it is sent in between: it waits for the one that clashed.
  const later = entriesOf(await store.listOpen(), id).filter(({ turn }) => turn > entry.turn)
  for (const [nth, { id: laterId, write: drawn }] of later.entries())
    await store.apply(laterId, { kind: 'again', write: copyAs(write.sketch_id, drawn, nth + 1) })
  await store.apply(entry.id, { kind: 'again', write })
  return true
}
