import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Sketch } from '#domain/sketch/plan.ts'
import { outboxView } from '../../outbox/outbox-view.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { useUser } from '../../session/may.ts'
import { jobSketchesQuery } from '../queries.ts'
import { sketchesAsDone, unsentSketches } from './sketches-as-done.ts'

const nobody = { id: '', name: '' }
const none: readonly Sketch[] = []

/** The sketches of a job as they were read, with what this device drew on top, and which of that is not sent yet. */
export function useSketches(jobId: string, { enabled = true } = {}) {
  const query = useQuery({ ...jobSketchesQuery(jobId), enabled })
  const unsent = useUnsentOf(jobId)
  const all = outboxView.usePart(({ received }) => received)
  const me = useUser() ?? nobody
  const read = query.data?.items ?? none
  const sketches = useMemo(() => {
    const received = all.filter(({ leadId }) => leadId === jobId).toSorted((a, b) => a.turn - b.turn)
    return sketchesAsDone(read, { received, unsent }, me)
  }, [all, jobId, read, unsent, me])
  return { query, sketches, unsent: unsentSketches(unsent) }
}
