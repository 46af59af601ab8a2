import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { line } from '#platform/text/text.ts'
import { activity, found, relations, yesNo, yesNoUnsure } from '#domain/jobs/facts/choices.ts'
import { losses } from '#domain/leads/losses.ts'
import { FactName, type ToldFacts } from './told-facts.ts'

const changes = {
  danger: z.enum(values(yesNo)).nullable(),
  loss: z.enum(values(losses)).nullable(),
  activity: z.enum(values(activity)).nullable(),
  electricity: z.enum(values(yesNo)).nullable(),
  rooms: z.array(line(60).min(1)).min(1).max(20).nullable(),
  found: z.enum(values(found)).nullable(),
  town: line(120).min(1).nullable(),
  address: line(160).min(1).nullable(),
  relation: z.enum(values(relations)).nullable(),
  will_claim: z.enum(values(yesNoUnsure)).nullable(),
  pets: line(200).min(1).nullable(),
  name: line(120).min(1).nullable(),
} satisfies Record<FactName, z.ZodType>
/**
 * What a visitor may tell in the chat beside a phone number, in the order of a caller; null takes an answer back. None is required.
 * Most have the name and the choices of the fact of a job that they become.
 */
export const ChangedFacts = z.object(changes).partial()
export type ChangedFacts = z.output<typeof ChangedFacts>

/** The same as a visitor sends it, or the question that they passed over. */
export const ToldByVisitor = ChangedFacts.extend({ skipped: z.object({ fact: FactName }).optional() })
export type ToldByVisitor = z.output<typeof ToldByVisitor>

/** The bare values of what was told. */
export function factsIn(told: ToldFacts): ChangedFacts {
  const entries = Object.entries(told).map(([name, { value }]) => [name, value])
  return ChangedFacts.parse(Object.fromEntries(entries))
}
