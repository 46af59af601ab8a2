import * as z from 'zod'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofJob } from '#domain/jobs/of-job.ts'

/** Who took the whole file of a job along, and whether restricted photos were asked for. */
export const jobExported = defineEvent('job.exported', {
  ...ofJob,
  payload: z.object({ job_id: z.uuid(), kind: z.enum(['usual', 'with_restricted']) }),
  audit: {
    group: 'exports',
    record: 'job',
    label: 'Job exported',
    did: 'downloaded the whole file of {it}',
    happened: 'the whole file of {it} was downloaded',
  },
  line: ({ payload }) =>
    payload['kind'] === 'with_restricted'
      ? 'Whole file downloaded, with restricted photos'
      : 'Whole file downloaded',
  facts: ['kind'],
})
