import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { pointMaterials } from '../reading-choices.ts'

const moment = z.iso.datetime()
const longestPlace = 80
const largestNumber = 999
const noPlace = 'Enter where the point is.'

/** Where a meter is held, to what, and which meter on which scale: readings of one point can be compared. */
export const PointFields = z.object({
  room_id: sentId('Choose a room.'),
  /** As it is written beside it on site. Where two people used one number, the one that arrives later gets the next free one. */
  number: z
    .int('Enter a number.')
    .min(1, 'Enter 1 or more.')
    .max(largestNumber, `Enter ${largestNumber} at most.`),
  place: line(longestPlace, noPlace).min(1, noPlace),
  material: z.enum(values(pointMaterials), 'Choose a material.'),
  /** The name of a meter and of one of its scales, as they stand in the set-up. */
  meter: line(40, 'Choose a meter.').min(1, 'Choose a meter.'),
  scale: line(40, 'Choose a scale.').min(1, 'Choose a scale.'),
  /** The same material in a dry room: its readings are the goals of the others. */
  is_reference: z.boolean(),
})
export type PointFields = z.output<typeof PointFields>

/** A point that is removed can be put back. */
export const PointChanges = PointFields.partial().extend({ removed: z.boolean().optional() })
export type PointChanges = z.output<typeof PointChanges>

/** `at` is when it was made, by the clock of the device; without it, the moment it is received. */
export const NewPoint = PointFields.extend({ id: MadeId, at: moment.optional() })
export type NewPoint = z.output<typeof NewPoint>

export const PointChange = z.object({ revision: z.int().min(1), changes: PointChanges })
export type PointChange = z.output<typeof PointChange>

export const MoisturePoint = PointFields.extend({
  id: z.uuid(),
  job_id: z.uuid(),
  created_at: moment,
  by: z.string(),
  revision: z.int(),
  removed_at: moment.nullable(),
})
export type MoisturePoint = z.output<typeof MoisturePoint>
