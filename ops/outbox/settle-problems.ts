import { getOwnProblems, reportProblem } from '../sync/sync-api.ts'
import type { OutboxStore } from '../store/outbox-store.ts'

/**
 * Tells the office what the server refused, and takes over what the office decided. What someone waits for at a form is left to
 * them.
 */
export async function settleProblems(
  store: OutboxStore,
  waiting: ReadonlyMap<string, unknown>,
): Promise<void> {
  const entries = await store.list()
  for (const entry of entries) {
    if (entry.state !== 'refused' || waiting.has(entry.id)) continue
    await reportProblem(entry)
    await store.happened(entry.id, { kind: 'reported' })
  }
  if (!entries.some(({ state }) => state === 'with_office')) return
  for (const { id, state, reason } of await getOwnProblems())
    if (state !== 'open') await store.happened(id, { kind: 'decided', state, reason })
}
