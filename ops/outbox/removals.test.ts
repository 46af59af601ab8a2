import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { after, newEntry, type EntryEvent } from './outbox.ts'
import type { Entry } from './entry.ts'
import { openRemovals } from './removals.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** A store with one note, and a tab that shows it. */
function aNote() {
  let entry: Entry = newEntry(
    { id: newId(), leadId: newId(), customer: 'Ann Miller', write: { kind: 'note', text: 'Wet.' }, at: 0 },
    { turn: 1, now: 0 },
  )
  const store = {
    async apply(id: string, event: EntryEvent) {
      if (id === entry.id) entry = after(entry, event, Date.now())
      return id === entry.id ? entry : null
    },
  }
  const aTab = () => openRemovals(store, () => {})
  const tell = (event: EntryEvent) => void (entry = after(entry, event, Date.now()))
  return { id: entry.id, aTab, tell, state: () => entry.state, entries: () => [entry] }
}

test('what is removed can be put back for ten seconds, and is put away then', async () => {
  const { id, aTab, state } = aNote()
  const tab = aTab()
  await tab.remove(id)
  await vi.advanceTimersByTimeAsync(10 * second - 1)
  expect(state()).toBe('removing')
  await tab.putBack(id)
  await vi.advanceTimersByTimeAsync(second)
  expect(state()).toBe('waiting')
  await tab.remove(id)
  await vi.advanceTimersByTimeAsync(10 * second)
  expect(state()).toBe('removed')
  await tab.putBack(id)
  expect(state()).toBe('waiting')
})

test('a version that was given up by a decision stays given up when the browser is killed, and can be put back', async () => {
  const { id, aTab, state, entries } = aNote()
  const killed = aTab()
  await killed.removeNow(id)
  killed.close()
  const tab = aTab()
  tab.watch(entries())
  await vi.advanceTimersByTimeAsync(60 * second)
  expect(state()).toBe('removed')
  await tab.putBack(id)
  expect(state()).toBe('waiting')
})

test('a browser that is killed within these seconds brings it back when it starts again', async () => {
  const { id, aTab, state, entries } = aNote()
  const killed = aTab()
  await killed.remove(id)
  killed.close()
  await vi.advanceTimersByTimeAsync(60 * second)
  expect(state()).toBe('removing')
  aTab().watch(entries())
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('waiting')
})

test('what is tapped away while it is being sent is removed once that failed, and not once it arrived', async () => {
  const { id, aTab, tell, state, entries } = aNote()
  const tab = aTab()
  tell({ kind: 'tried' })
  await tab.remove(id)
  tab.watch(entries())
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('sending')
  tell({ kind: 'no-answer', fault: { status: null, code: 'no-answer', detail: '' } })
  tab.watch(entries())
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('removing')
  await tab.putBack(id)
  tab.watch(entries())
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('waiting')
})

test('a tab leaves what another one removes to that one', async () => {
  const { id, aTab, state, entries } = aNote()
  const [one, other] = [aTab(), aTab()]
  await one.remove(id)
  other.watch(entries())
  other.watch(entries())
  await vi.advanceTimersByTimeAsync(20 * second)
  expect(state()).toBe('removed')
})
