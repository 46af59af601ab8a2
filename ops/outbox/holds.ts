import { second } from '#platform/time.ts'
import type { NewEntry } from './entry.ts'
import type { OutboxStore } from './outbox-store.ts'

/** What an entry takes the place of: `after` is what is added where the server may have that. */
export type Replaced = { id: string; after: NewEntry; onReplaced: (gaveWay: boolean) => void }

/** Whoever types on types the same number. In less than three seconds nothing is said to wait. */
const holdTime = 2.5 * second

/** Entries that are stored at once and sent a moment later: until then another can take the place of one. */
export function openHolds(store: Pick<OutboxStore, 'add' | 'replace'>, ask: () => void) {
  const held = new Set<string>()
  let adding: Promise<unknown> = Promise.resolve()

  function letGo(id: string) {
    if (held.delete(id)) ask()
  }

  return {
    isHeld: (id: string) => held.has(id),
    letGo,
    /** Resolves once all that was added is stored. */
    whenStored: () => adding,
    /** One after the other, as each may be replaced by the next. */
    add(entry: NewEntry, replaced: Replaced | null): Promise<boolean> {
      held.add(entry.id)
      setTimeout(() => letGo(entry.id), holdTime)
      const added = adding.then(async () => {
        if (!replaced) return store.add(entry)
        replaced.onReplaced(await store.replace(replaced.id, { instead: entry, after: replaced.after }))
        return true
      })
      adding = added.catch(() => {})
      return added
    },
  }
}
