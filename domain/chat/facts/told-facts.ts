import * as z from 'zod'

/** What a visitor may tell in the chat beside a phone number, in the order of a caller. */
export const FactName = z.enum([
  'danger',
  'loss',
  'activity',
  'electricity',
  'rooms',
  'found',
  'town',
  'address',
  'relation',
  'will_claim',
  'pets',
  'name',
])
export type FactName = z.output<typeof FactName>

/** A fact as it is stored: which employee told it, where it was not the visitor. */
const ToldFact = z.object({
  value: z.union([z.string(), z.array(z.string())]),
  at: z.iso.datetime(),
  by: z.uuid().nullable(),
  /** Nobody said it: it follows from the page on which the chat began. */
  from_page: z.literal(true).optional(),
})
export const ToldFacts = z.partialRecord(FactName, ToldFact)
export type ToldFacts = z.output<typeof ToldFacts>
