import * as z from 'zod'
import { MadeId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { boxPlaces } from './contents-choices.ts'

const moment = z.iso.datetime()
const longestNote = 200
const largestNumber = 999

export const BoxFields = z.object({
  /** As it is written on it. Where two people used one number, the one that arrives later gets the next free one. */
  number: z
    .int('Enter a number.')
    .min(1, 'Enter 1 or more.')
    .max(largestNumber, `Enter ${largestNumber} at most.`),
  place: z.enum(boxPlaces, 'Choose where the box is.'),
  note: line(longestNote),
})
export type BoxFields = z.output<typeof BoxFields>
export type BoxField = keyof BoxFields

export const boxFields: readonly BoxField[] = BoxFields.keyof().options

/** A box that is removed can be put back. */
export const BoxChanges = BoxFields.partial().extend({ removed: z.boolean().optional() })
export type BoxChanges = z.output<typeof BoxChanges>

/** `at` is when it was made, by the clock of the device; without it, the moment it is received. */
export const NewBox = BoxFields.extend({ id: MadeId, at: moment.optional() })
export type NewBox = z.output<typeof NewBox>

export const BoxChange = z.object({ revision: z.int().min(1), changes: BoxChanges })
export type BoxChange = z.output<typeof BoxChange>

export const Box = BoxFields.extend({
  id: z.uuid(),
  job_id: z.uuid(),
  created_at: moment,
  by: z.string(),
  revision: z.int(),
  removed_at: moment.nullable(),
})
export type Box = z.output<typeof Box>

export const JobBoxes = z.object({ items: z.array(Box) })
export type JobBoxes = z.output<typeof JobBoxes>
