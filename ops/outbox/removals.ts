import { second } from '#platform/time.ts'
import type { Entry } from './entry.ts'
import type { OutboxStore } from './outbox-store.ts'

/** For so long a tap that removes something can be undone on the spot. */
const undoTime = 10 * second
/** The tab that removed it would have ended this by now: it was killed, and what it removed comes back. */
const abandonedAfter = undoTime + 5 * second

/**
 * Removes what was not sent, in two steps: for ten seconds it can be undone where it was, then it is put away. `onBack` is called
 * when something came back.
 */
export function openRemovals(store: Pick<OutboxStore, 'apply'>, onBack: () => void) {
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  /** Tapped away while they were being sent: removed as soon as that failed. */
  const wanted = new Set<string>()

  async function comeBack(id: string, kind: 'put-back' | 'abandoned') {
    clearTimeout(timers.get(id))
    timers.delete(id)
    await store.apply(id, { kind })
    onBack()
  }

  function later(id: string, pause: number, work: () => Promise<unknown>) {
    const timer = setTimeout(() => void work().catch(() => {}), pause)
    timers.set(id, timer)
  }

  async function remove(id: string) {
    const entry = await store.apply(id, { kind: 'remove' })
    if (entry?.state === 'sending') wanted.add(id)
    else wanted.delete(id)
    if (entry?.state === 'removing') later(id, undoTime, () => store.apply(id, { kind: 'removed' }))
  }

  return {
    remove,
    /** Without these seconds: what was decided stays decided when the browser ends. It can be put back from what was removed lately. */
    async removeNow(id: string) {
      const entry = await store.apply(id, { kind: 'remove' })
      if (entry?.state === 'removing') await store.apply(id, { kind: 'removed' })
    },
    putBack: (id: string) => comeBack(id, 'put-back'),
    /** Looks after what another tab removes, or one that was killed. */
    watch(entries: readonly Entry[]) {
      for (const { id, state, since } of entries) {
        if (wanted.has(id) && state !== 'sending') void remove(id).catch(() => {})
        if (state !== 'removing' || timers.has(id)) continue
        later(id, Math.max(0, since + abandonedAfter - Date.now()), () => comeBack(id, 'abandoned'))
      }
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer)
    },
  }
}
