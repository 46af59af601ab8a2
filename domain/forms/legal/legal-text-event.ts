import * as z from 'zod'
import { company } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'

/** The words are in the version, and never in the event. */
export const legalTextPublished = defineEvent('legal_text.published', {
  subjects: ['company_id'],
  payload: z.object({ company_id: z.uuid(), block: z.string(), version: z.int() }),
  audience: { permission: 'forms.fill', reach: 'any' },
  stale: ['forms'],
  audit: {
    ...company('Legal text published', 'published a legal text', 'a legal text was published'),
    also: 'templates.view',
  },
})
