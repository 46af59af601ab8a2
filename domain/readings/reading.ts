import * as z from 'zod'
import { Reason } from '#domain/jobs/reason.ts'
import { values } from '#platform/choices.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { line } from '#platform/text/text.ts'
import { noAccessReasons } from './reading-choices.ts'

const moment = z.iso.datetime()
const noReading = 'Enter a reading.'

/** Numbers as a meter shows them, with one decimal at most. Each meter's own scale is checked beside the point. */
const Tenths = (least: number, most: number, sentence: string) =>
  z
    .number(sentence)
    .min(least, sentence)
    .max(most, sentence)
    .refine((value) => Number(value.toFixed(1)) === value, 'Enter one decimal at most.')

/** What was read at a point: a number, or why there is none. Neither, where a correction takes back what was typed by mistake. */
const OfPoint = z.object({
  point_id: sentId('Point not found.'),
  value: Tenths(0, 9999, noReading).nullable(),
  no_access: z.enum(values(noAccessReasons)).nullable().default(null),
  /** It surprised, and was said to be right. */
  is_confirmed: z.boolean().default(false),
  /** With which meter, on which of its scales, as the device had them for the point. A correction keeps those of what it corrects. */
  meter: line(40).min(1).optional(),
  scale: line(40).min(1).optional(),
})

/** What was read of the air: °F and %, or why there is none. Neither, where a correction takes back what was typed by mistake. */
const OfStation = z.object({
  station_id: sentId('Station not found.'),
  air: z
    .object({
      fahrenheit: Tenths(-40, 200, 'Enter a temperature from -40 to 200 °F.'),
      humidity: Tenths(0, 100, 'Enter a humidity from 0 to 100%.'),
    })
    .nullable(),
  /** Left out where the air was read: a device that does not know of it sends and keeps the same. */
  no_access: z.enum(values(noAccessReasons)).optional(),
})

const common = {
  /** Null where there was no visit. */
  visit_id: sentId('Visit not found.').nullable(),
  /** Which reading it takes the place of. That one stays, and is shown struck through. */
  corrects: sentId('Reading not found.').nullable().default(null),
  /** Needed once the visit is closed. */
  reason: Reason.optional(),
}

const sent = {
  job_id: sentId('Job not found.'),
  /** When it was read, by the clock of the device. */
  at: moment,
}

export const ReadingFields = z
  .union([OfPoint.extend(common), OfStation.extend(common)])
  .refine(correctsOrSays, { path: ['value'], message: noReading })
export type ReadingFields = z.output<typeof ReadingFields>

export const NewReading = z
  .union([OfPoint.extend({ ...common, ...sent }), OfStation.extend({ ...common, ...sent })])
  .refine(correctsOrSays, { path: ['value'], message: noReading })
export type NewReading = z.output<typeof NewReading>

const stored = {
  id: MadeId,
  job_id: z.uuid(),
  at: moment,
  received_at: moment,
  by: z.string(),
  employee_id: z.uuid(),
  /** It was made before its visit was closed, and received after it. */
  is_late: z.boolean(),
  visit_id: z.uuid().nullable(),
  corrects: z.uuid().nullable(),
  reason: z.string().nullable(),
}

export const PointReading = z.object({
  ...stored,
  point_id: z.uuid(),
  value: z.number().nullable(),
  no_access: z.enum(values(noAccessReasons)).nullable(),
  is_confirmed: z.boolean(),
  /** As the point had them then. */
  meter: z.string(),
  scale: z.string(),
})
export type PointReading = z.output<typeof PointReading>

export const AirReading = z.object({
  ...stored,
  station_id: z.uuid(),
  air: z.object({ fahrenheit: z.number(), humidity: z.number(), altitude_feet: z.int() }).nullable(),
  no_access: z.enum(values(noAccessReasons)).optional(),
})
export type AirReading = z.output<typeof AirReading>

type Said = (z.output<typeof OfPoint> | z.output<typeof OfStation>) & { corrects: string | null }

/** Only a correction may say nothing: it takes back what was typed by mistake. */
function correctsOrSays(reading: Said) {
  return saysNothing(reading) ? reading.corrects !== null : saysOneThing(reading)
}

function saysNothing(reading: Said) {
  return 'point_id' in reading
    ? reading.value === null && reading.no_access === null
    : reading.air === null && reading.no_access === undefined
}

function saysOneThing(reading: Said) {
  return 'point_id' in reading
    ? (reading.value === null) !== (reading.no_access === null)
    : (reading.air !== null) !== (reading.no_access !== undefined)
}
