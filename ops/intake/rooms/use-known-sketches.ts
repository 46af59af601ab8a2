import type { Sketch } from '#domain/sketch/plan.ts'
import { outboxView, type OutboxView } from '../../outbox/outbox-view.ts'
import { useSketches } from '../sketch/use-sketches.ts'

const none: readonly Sketch[] = []

/** The sketches of a job as the plan shows them, where this device drew on one lately: of others the rooms have what they say already. */
export function useKnownSketches(jobId: string): readonly Sketch[] {
  const enabled = outboxView.usePart((view) => isDrawnIn(view, jobId))
  const { sketches } = useSketches(jobId, { enabled })
  return enabled ? sketches : none
}

function isDrawnIn({ entries, received }: OutboxView, jobId: string) {
  return [...entries, ...received].some(({ leadId, write }) => leadId === jobId && write.kind === 'sketch')
}
