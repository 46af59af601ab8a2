import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { accessWays, hazards, vulnerable } from './facts/site-choices.ts'

/** What a crew has to know before it gets there: the house, what is dangerous there, and how to get in. Nothing of a claim. */
export const Site = z.object({
  address: z.string(),
  unit: z.string(),
  state: z.string(),
  zip: z.string(),
  hazards: z.array(z.enum(values(hazards))),
  /** The dangers that nobody asked about, and how urgent the job is. Absent in what a device stored before they were told. */
  not_asked: z.array(z.enum(values(hazards))).optional(),
  priority: z.int().optional(),
  vulnerable: z.array(z.enum(values(vulnerable))),
  access_way: z.enum(values(accessWays)).nullable(),
  access_note: z.string(),
  key_holder: z.string(),
  parking: z.string(),
  pets: z.string(),
  /** Only that there is one: it is shown in the job's file, where each showing is recorded. */
  has_access_code: z.boolean(),
  call_note: z.string(),
})
export type Site = z.output<typeof Site>
