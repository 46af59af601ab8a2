import * as z from 'zod'
import { job } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { photoChangedLine } from './history-lines.ts'
import { photoChangeFields } from './job-photo.ts'

/** What is said of a photo was changed. That it was added stands in the history as of any photo of a request. */
export const jobPhotoChanged = defineEvent('photo.changed', {
  subjects: ['job_id'],
  audience: { permission: 'photos.view', reach: 'own' },
  of: 'job',
  stale: ['job'],
  payload: z.object({ job_id: z.uuid(), photo_id: z.uuid(), changed: z.array(z.enum(photoChangeFields)) }),
  audit: {
    ...job('Photo changed', 'changed a photo of {it}', 'a photo of {it} was changed'),
    also: 'photos.view',
  },
  line: photoChangedLine,
  facts: ['changed'],
})
