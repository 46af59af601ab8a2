import * as z from 'zod'
import { company } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

export const jobSetupChanged = defineEvent('job_setup.changed', {
  subjects: ['company_id'],
  payload: z.object({
    company_id: z.uuid(),
    part: z.enum(['clocks', 'certifications', 'templates', 'drying', 'equipment', 'packets', 'audit']),
    revision: z.int(),
  }),
  audience: { permission: 'config.stages', reach: 'any' },
  stale: ['job-setup', 'equipment'],
  audit: company('Job set-up changed', 'changed the job set-up', 'the job set-up was changed'),
})
