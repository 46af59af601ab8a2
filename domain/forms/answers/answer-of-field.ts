import * as z from 'zod'
import type { Column } from '../definition/columns.ts'
import type { Field } from '../definition/field.ts'
import { isQuestion } from '../definition/field.ts'
import { line, lines } from '#platform/text/text.ts'
import { Ink } from './ink.ts'
import { Signed } from './signed.ts'

const mostRows = 200
const mostPhotos = 100
const largestCents = 100_000_000_00
export const longestInitials = 8

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/, 'This is no photo.')
const Photos = z
  .array(z.object({ sha256: Sha256, caption: line(200).optional() }))
  .max(mostPhotos, `Use no more than ${mostPhotos} photos.`)
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, as 08:30.')
const Written = z.object({ ink: Ink, at: z.iso.datetime() })
/** Of whoever can’t draw. */
const TypedInitials = z.object({
  typed: line(longestInitials).min(1, 'Enter your initials.'),
  at: z.iso.datetime(),
})
const Day = z.iso.date('Enter a date.')

/** What a question takes for an answer. */
export function answerOf(field: Field): z.ZodType {
  if (!isQuestion(field)) return calculated
  switch (field.type) {
    case 'short_text':
      return line(200)
    case 'long_text':
      return lines(4000)
    case 'number':
      return numberOf(field)
    case 'money':
      return z.int('Enter an amount in dollars and cents.').min(-largestCents).max(largestCents)
    case 'choice':
      return oneOf(field.options)
    case 'chips':
      return z.array(oneOf(field.options)).max(field.options.length).refine(areDifferent, 'Choose each once.')
    case 'yes_no':
      return z.enum(field.has_na ? ['yes', 'no', 'na'] : ['yes', 'no'], 'Answer yes or no.')
    case 'date':
      return Day
    case 'time':
      return Clock
    case 'signature':
      return Signed.refine(
        ({ way }) => way !== 'declined' || field.may_decline,
        'This can’t be declined.',
      ).refine(({ way }) => way !== 'paper' || !field.not_on_paper, 'This can’t be signed on paper.')
    case 'initials':
      return z.union([Written, TypedInitials])
    case 'handwriting':
      return Written
    case 'photos':
      return Photos
    case 'sketch':
      return z.object({ ink: Ink, over: Sha256.optional() })
    case 'table':
      return z
        .array(z.strictObject({ id: z.uuid(), cells: cellsOf(field.columns) }))
        .max(mostRows, `Use no more than ${mostRows} rows.`)
    case 'lookup':
      return z.object({ id: z.uuid(), label: line(200) })
    case 'place':
      return z.object({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        at: z.iso.datetime(),
      })
    case 'code':
      return line(200)
  }
}

/** Only what was counted for the screen; it is counted again where it is received. */
const calculated = z.union([z.number(), line(500), z.boolean()])

function cellsOf(columns: readonly Column[]) {
  return z.strictObject(Object.fromEntries(columns.map((column) => [column.id, cellOf(column).optional()])))
}

/** What a cell of a column takes. */
export function cellOf(column: Column): z.ZodType {
  switch (column.type) {
    case 'text':
      return line(400)
    case 'number':
      return numberOf(column)
    case 'choice':
      return oneOf(column.options)
    case 'yes_no':
      return z.enum(['yes', 'no', 'na'])
    case 'date':
      return Day
    case 'time':
      return Clock
    case 'photos':
      return Photos
    case 'calculated':
      return calculated
  }
}

type NumberLimits = { min?: number | undefined; max?: number | undefined; decimals: number }

function numberOf({ min, max, decimals }: NumberLimits) {
  const least = min ?? -1e9
  const most = max ?? 1e9
  return z
    .number('Enter a number.')
    .min(least, `Enter ${least} or more.`)
    .max(most, `Enter ${most} or less.`)
    .refine(
      (value) => Number(value.toFixed(decimals)) === value,
      decimals === 0 ? 'Enter a whole number.' : `Enter no more than ${decimals} decimals.`,
    )
}

function oneOf(options: readonly { id: string }[]) {
  const ids = new Set(options.map(({ id }) => id))
  return z.string('Choose one.').refine((id) => ids.has(id), 'Choose one of the options.')
}

function areDifferent(ids: readonly string[]) {
  return new Set(ids).size === ids.length
}
