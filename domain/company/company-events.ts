import * as z from 'zod'
import { company } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { CompanyFacts } from './company.ts'

const PublicFacts = CompanyFacts.omit({ office_recipient: true, people: true }).partial()

export const companyChanged = defineEvent('company.changed', {
  subjects: ['company_id'],
  payload: z.object({
    company_id: z.uuid(),
    revision: z.int(),
    before: PublicFacts,
    after: PublicFacts,
    /** What changed without being told. */
    changed: z.array(z.enum(CompanyFacts.keyof().options)),
  }),
  audience: { permission: 'config.company', reach: 'any' },
  stale: ['company', 'dashboard', 'alerts'],
  pages: 'whole-site',
  audit: company('Changed', 'changed the company details', 'the company details were changed'),
})

/** Written in the transaction that fills the database of a demo. */
export const demoFilled = defineEvent('demo.filled', {
  subjects: ['company_id'],
  payload: z.object({ company_id: z.uuid() }),
  audience: null,
  stale: [],
  audit: company('Demo data created', 'created the demo data', 'the demo data was created'),
})
