import { useEffect } from 'react'
import { noteOfferedAgain } from './forms-api.ts'
import type { PacketPlan, PacketRow } from './packet-plan.ts'
import { refusalOf } from './refusal-of.ts'

/**
 * Tells everyone of the declined papers that are offered again on this device, each time that the list was read at `readAt` and doesn’t
 * say so: what was begun without a connection is told with the next one.
 */
export function useTellOffered(plan: PacketPlan | undefined, readAt: number) {
  const untold = plan ? untoldIn([...plan.before, ...plan.after, ...plan.others]).join(' ') : ''
  useEffect(() => {
    // What was never read says nothing of a connection.
    if (readAt === 0) return
    for (const id of untold.split(' ').filter(Boolean)) tellOffered(id)
  }, [untold, readAt])
}

/** Nobody waits for it: what isn’t heard is told again. */
export function tellOffered(id: string): void {
  void noteOfferedAgain(id).catch(() => {})
}

/** Those that were declined, are with the office, and of which a new one was begun here. */
export function untoldIn(rows: readonly PacketRow[]): string[] {
  return rows.flatMap(({ form, draft, here }) => {
    const { latest } = form
    const isThere = !here || here.entry.state === 'received'
    const isUntold = latest && latest.offered_at === null && refusalOf(form) !== null
    return draft && isThere && isUntold ? [latest.id] : []
  })
}
