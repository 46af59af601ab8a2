import { instantOf } from '#domain/company/local-time.ts'
import { airAt } from '#domain/drying/air.ts'
import { withoutNoise } from '#domain/drying/round-up.ts'
import { equipmentDays } from '#domain/equipment/days.ts'
import { hour } from '#platform/time.ts'
import { rowsOf } from '../answers/rows.ts'
import { lastDayToCancel } from '../legal/last-day-to-cancel.ts'

type FormulaFunction = { signature: string; means: string; count: (...given: never[]) => number | string }

/**
 * What a formula may call beside the arithmetic. The calculations of the trade are those of the job file, so that a form and the
 * file can't say different things.
 */
export const formulaFunctions: readonly FormulaFunction[] = [
  {
    signature: 'sum(dyn, string): double',
    means: 'Adds up a column of a table.',
    count: (table: unknown, column: string) => numbersIn(table, column).reduce((sum, each) => sum + each, 0),
  },
  {
    signature: 'count(dyn): double',
    means: 'How many rows a table has.',
    count: (table: unknown) => rowsOf(table).length,
  },
  {
    signature: 'round(double, double): double',
    means: 'Rounds to so many decimals.',
    count: (value: number, decimals: number) => roundTo(value, decimals),
  },
  {
    signature: 'round_up(double): double',
    means: 'The next whole number.',
    count: (value: number) => Math.ceil(value),
  },
  {
    signature: 'least(double, double): double',
    means: 'The smaller of two numbers.',
    count: (one: number, other: number) => Math.min(one, other),
  },
  {
    signature: 'most(double, double): double',
    means: 'The larger of two numbers.',
    count: (one: number, other: number) => Math.max(one, other),
  },
  {
    signature: 'grains(double, double): double',
    means: 'Grains per pound of air at sea level, from °F and % relative humidity.',
    count: (fahrenheit: number, humidity: number) => airAt({ fahrenheit, humidity }).grains,
  },
  {
    signature: 'vapor_pressure(double, double): double',
    means: 'Vapor pressure in inches of mercury, from °F and % relative humidity.',
    count: (fahrenheit: number, humidity: number) => airAt({ fahrenheit, humidity }).vaporPressure,
  },
  {
    signature: 'dew_point(double, double): double',
    means: 'Dew point in °F, from °F and % relative humidity.',
    count: (fahrenheit: number, humidity: number) => airAt({ fahrenheit, humidity }).dewPoint ?? Number.NaN,
  },
  {
    signature: 'equipment_days(string, string): double',
    means: 'Days that a machine is charged for, from a time to a time, with one hour of grace.',
    count: (placed: string, pulled: string) => equipmentDays(momentOf(placed), momentOf(pulled)),
  },
  {
    signature: 'equipment_days(string, string, string): double',
    means: 'The same by a rule: “periods” of 24 hours with one hour of grace, or each day of the “calendar”.',
    count: (placed: string, pulled: string, rule: string) =>
      equipmentDays(momentOf(placed), momentOf(pulled), rule === 'calendar' ? 'calendar' : 'periods'),
  },
  {
    signature: 'hours_between(string, string): double',
    means: 'Hours from one time to another; past midnight where the second is earlier.',
    count: (from: string, to: string) => hoursBetween(from, to),
  },
  {
    signature: 'last_day_to_cancel(string): string',
    means: 'Until the end of which day someone may cancel what they sign on a day.',
    count: (signedOn: string) => lastDayToCancel(signedOn),
  },
]

/** Halves round away from zero, as on paper: 10.075 is 10.08, although a computer stores it a little below that. */
export function roundTo(value: number, decimals: number) {
  const factor = 10 ** Math.min(Math.max(Math.trunc(decimals), 0), 6)
  const rounded = Math.round(withoutNoise(Math.abs(value) * factor)) / factor
  return value < 0 ? -rounded : rounded
}

/** Cells without a number count for nothing. */
function numbersIn(table: unknown, column: string) {
  return rowsOf(table).flatMap(({ cells }) => {
    const cell = cells[column]
    return typeof cell === 'number' ? [cell] : []
  })
}

/** As people write it where the company works, "2026-11-09T09:00", unless it names another zone. */
function momentOf(text: string) {
  return /(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? new Date(text) : instantOf(text)
}

/** Both as 08:30 on a clock. */
function hoursBetween(from: string, to: string) {
  const [begin, end] = [from, to].map((clock) => Date.parse(`1970-01-01T${clock}Z`))
  if (begin === undefined || end === undefined) return Number.NaN
  return ((end - begin) / hour + 24) % 24
}
