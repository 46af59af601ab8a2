import * as z from 'zod'
import { Reason } from '#domain/jobs/job.ts'
import { values } from '#platform/choices.ts'
import { MadeId, sentId } from '#platform/requests/sent-id.ts'
import { noAccessReasons } from './reading-choices.ts'

const moment = z.iso.datetime()

/** Numbers as a meter shows them, with one decimal at most. Each meter's own scale is checked beside the point. */
const Tenths = (least: number, most: number, sentence: string) =>
  z
    .number(sentence)
    .min(least, sentence)
    .max(most, sentence)
    .refine(
      (value) => Math.round(value * 10) === Number((value * 10).toFixed(6)),
      'Enter one decimal at most.',
    )

/** What was read at a point: a number, or why there is none. Neither, where a correction takes back what was typed by mistake. */
const OfPoint = z.object({
  point_id: sentId('Point not found.'),
  value: Tenths(0, 9999, 'Enter a reading.').nullable(),
  no_access: z.enum(values(noAccessReasons)).nullable().default(null),
  /** It surprised, and was said to be right. */
  is_confirmed: z.boolean().default(false),
})

/** What was read of the air: °F and %. Null, where a correction takes back what was typed by mistake. */
const OfStation = z.object({
  station_id: sentId('Station not found.'),
  air: z
    .object({
      fahrenheit: Tenths(-40, 200, 'Enter a temperature from -40 to 200 °F.'),
      humidity: Tenths(0, 100, 'Enter a humidity from 0 to 100%.'),
    })
    .nullable(),
})

const common = {
  /** Null where there was no visit. */
  visit_id: sentId('Visit not found.').nullable(),
  /** Which reading it takes the place of. That one stays, and is shown struck through. */
  corrects: sentId('Reading not found.').nullable().default(null),
  /** Needed once the visit is closed. */
  reason: Reason.optional(),
}

export const ReadingFields = z
  .union([OfPoint.extend(common), OfStation.extend(common)])
  .refine((sent) => sent.corrects !== null || saysSomething(sent), {
    path: ['value'],
    message: 'Enter a reading.',
  })
export type ReadingFields = z.output<typeof ReadingFields>

/** `at` is when it was read, by the clock of the device. */
export const NewReading = z.intersection(
  ReadingFields,
  z.object({ job_id: sentId('Job not found.'), at: moment }),
)
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
})
export type AirReading = z.output<typeof AirReading>

function saysSomething(sent: z.output<typeof OfPoint> | z.output<typeof OfStation>) {
  return 'point_id' in sent ? (sent.value === null) !== (sent.no_access === null) : sent.air !== null
}
