import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { text } from '#platform/text/text.ts'
import { lossTypes } from './facts/loss-types.ts'
import { JobFacts } from './facts/facts.ts'
import { Stage } from './job.ts'
import { LeadName } from '#domain/leads/lead-name.ts'

/** From so many digits on, earlier customers are looked for. */
export const fewestDigits = 4
/** As many as fit below the field. */
export const mostMatches = 5

/** Someone whose number begins like the one that is typed: a job, or a request without one. */
export const JobMatch = z.object({
  id: z.uuid(),
  kind: z.enum(['job', 'request']),
  /** The number of the job, or the reference of the request. */
  number: z.string(),
  is_open: z.boolean(),
  name: LeadName,
  phone: z.string(),
  /** Null: a request without a job. */
  stage: Stage.nullable(),
  loss_type: z.enum(values(lossTypes)).nullable(),
  received_at: z.iso.datetime(),
  /** Who called from this number about a job that was merged into this one. Absent where the number is that of its own customer. */
  caller: z.object({ name: LeadName, phone: z.string() }).optional(),
  /** What is filled in where it is the same customer, or the same caller. */
  facts: JobFacts.pick({
    name: true,
    relation: true,
    phone2: true,
    email: true,
    address: true,
    unit: true,
    town: true,
    state: true,
    zip: true,
    property_type: true,
    year_built: true,
    source: true,
  }),
})
export type JobMatch = z.output<typeof JobMatch>

/** The address as people say it, with its town where it is known. */
export const MatchQuery = z.object({ phone: text(40).default(''), address: text(300).default('') })
export type MatchQuery = z.output<typeof MatchQuery>

/**
 * How stored numbers begin that match what was typed, or null where it is too little: an empty number would match everyone's. A
 * country code is left out, since no area code begins with 1.
 */
export function phonePrefix(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').replace(/^1/, '').slice(0, 10)
  return digits.length < fewestDigits ? null : `+1${digits}`
}
