import * as z from 'zod'
import { values } from '#platform/choices.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { stationKinds } from '../reading-choices.ts'

const moment = z.iso.datetime()
const noPlace = 'Enter where the air is measured.'

/** Where the air is measured. A station of a chamber says how that chamber dries. */
export const StationFields = z.object({
  kind: z.enum(values(stationKinds), 'Choose what is measured.'),
  room_id: sentId('Choose a room.').nullable(),
  chamber_id: sentId('Choose a chamber.').nullable(),
  place: line(80, noPlace).min(1, noPlace),
  /** Of a dehumidifier: the number on its label, by which its two ends belong together. */
  unit_number: line(20).nullable(),
})
export type StationFields = z.output<typeof StationFields>

/** A station that is removed can be put back. */
export const StationChanges = StationFields.partial().extend({ removed: z.boolean().optional() })
export type StationChanges = z.output<typeof StationChanges>

/** `at` is when it was made, by the clock of the device; without it, the moment it is received. */
export const NewStation = StationFields.extend({ id: MadeId, at: moment.optional() })
export type NewStation = z.output<typeof NewStation>

export const StationChange = z.object({ revision: z.int().min(1), changes: StationChanges })
export type StationChange = z.output<typeof StationChange>

export const AirStation = StationFields.extend({
  id: z.uuid(),
  job_id: z.uuid(),
  created_at: moment,
  by: z.string(),
  revision: z.int(),
  removed_at: moment.nullable(),
})
export type AirStation = z.output<typeof AirStation>
