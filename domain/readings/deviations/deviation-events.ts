import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { deviationLine } from './deviation-lines.ts'
import { Deviation } from './deviation.ts'

const { need, recommended, placed, reason } = Deviation.shape

/** What a person typed beside the reason stands nowhere in it. */
export const deviationExplained = defineEvent('deviation.explained', {
  subjects: ['job_id'],
  audience: { permission: 'drying.view', reach: 'own' },
  of: 'job',
  stale: ['job', 'lead'],
  payload: z.object({ job_id: z.uuid(), deviation_id: z.uuid(), kind: need, recommended, placed, reason }),
  audit: {
    ...job(
      'Equipment deviation explained',
      'explained at {it} why the equipment differs from the recommendation',
      'it was explained why the equipment at {it} differs from the recommendation',
    ),
    also: 'drying.view',
  },
  line: deviationLine,
  facts: ['kind', 'recommended', 'placed', 'reason'],
})
