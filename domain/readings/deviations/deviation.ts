import * as z from 'zod'
import { notApplicable } from '#domain/drying/chart.ts'
import { values } from '#platform/choices.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { deviationReasons, needs } from './deviation-choices.ts'

const moment = z.iso.datetime()
const mostUnits = 999
const Count = z
  .int('Enter a number.')
  .min(0, 'Enter 0 or more.')
  .max(mostUnits, `Enter ${mostUnits} at most.`)

export const longestNote = 300

const fields = {
  need: z.enum(values(needs), 'Choose what is counted.'),
  /** Of air movers. */
  room_id: sentId('Choose a room.').nullable().default(null),
  /** Of dehumidifiers and air filtration. */
  chamber_id: sentId('Choose a chamber.').nullable().default(null),
  /** What the chart recommends; it may have no figure, which is no number. */
  recommended: z.union([Count, z.literal(notApplicable)]),
  placed: Count,
  /** The revision of the chart by which it was counted. */
  chart: line(40, 'Name the chart.').min(1, 'Name the chart.'),
  reason: z.enum(values(deviationReasons), 'Choose a reason.'),
  note: line(longestNote).default(''),
}

type Said = z.output<z.ZodObject<typeof fields>>

const wherePath = { path: ['need'], error: 'Air movers are counted by room, the others by chamber.' }
const whyPath = { path: ['note'], error: 'Enter the reason.' }

/** Why another number of machines stands there than is recommended, with both numbers: it explains these and no others. */
export const DeviationFields = z.object(fields).refine(hasItsPlace, wherePath).refine(saysWhy, whyPath)
export type DeviationFields = z.output<typeof DeviationFields>

/** `at` is when it was said, by the clock of the device. */
export const NewDeviation = z
  .object({ ...fields, job_id: sentId('Job not found.'), at: moment })
  .refine(hasItsPlace, wherePath)
  .refine(saysWhy, whyPath)

export const Deviation = z.object({
  id: MadeId,
  job_id: z.uuid(),
  ...fields,
  room_id: z.uuid().nullable(),
  chamber_id: z.uuid().nullable(),
  chart: z.string(),
  note: z.string(),
  at: moment,
  by: z.string(),
})
export type Deviation = z.output<typeof Deviation>

function hasItsPlace({ need, room_id, chamber_id }: Said) {
  return need === 'air_movers'
    ? room_id !== null && chamber_id === null
    : room_id === null && chamber_id !== null
}

function saysWhy({ reason, note }: Said) {
  return reason !== 'other' || note !== ''
}
