import * as z from 'zod'
import { exported } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { exportFormats } from './export.ts'

/** Who took what was filled in along, and how much of it: nothing that was answered. */
export const submissionsExported = defineEvent('submissions.exported', {
  subjects: ['export_id'],
  audience: null,
  stale: [],
  payload: z.object({ export_id: z.uuid(), count: z.int(), format: z.enum(exportFormats) }),
  audit: {
    ...exported('Forms exported', 'exported forms', 'forms were exported'),
    also: 'submissions.export',
  },
})
