import * as z from 'zod'
import { readCsv } from '#platform/text/csv.ts'
import type { ChainRecords } from './check-chain.ts'
import type { ExportProblem } from './check-export.ts'

const nullable = z.string().nullable()
const PointContent = z.object({
  point_id: z.string(),
  value: z.number().nullable(),
  no_access: nullable,
  meter: z.string(),
  scale: z.string(),
  corrects: nullable,
  visit_id: nullable,
})
const AirContent = z.object({
  station_id: z.string(),
  air: z.object({ fahrenheit: z.number(), humidity: z.number() }).nullable(),
  no_access: nullable.optional(),
  corrects: nullable,
  visit_id: nullable,
})

type Cells = Readonly<Record<string, string>>
type Recorded = { of: string; file: string; said: Cells }

const [points, air] = ['readings.csv', 'air-readings.csv']
const mostRows = 10_000_000

/** Each reading of the tables against its record, and each record against the tables. */
export async function readingProblems(
  textOf: (name: string) => Promise<string | null>,
  records: ChainRecords,
): Promise<ExportProblem[]> {
  const rows = new Map<string, Cells>()
  for (const file of [points, air])
    for (const row of rowsOf(await textOf(file))) rows.set(`${file} ${row['reading_id'] ?? ''}`, row)
  const recorded = [...records.values()].flatMap((link) => recordedOf(link) ?? [])
  const known = new Set(recorded.map(({ file, of }) => `${file} ${of}`))
  return [
    ...recorded.flatMap(({ of, file, said }) => {
      const row = rows.get(`${file} ${of}`)
      if (!row) return [{ file, problem: `Reading ${of} is missing.` }]
      const isSame = Object.entries(said).every(([name, value]) => row[name] === value)
      return isSame ? [] : [{ file, problem: `Reading ${of} is not as it was recorded.` }]
    }),
    ...[...rows.keys()].flatMap((key) => {
      const [file = '', of = ''] = key.split(' ')
      return known.has(key) ? [] : [{ file, problem: `There is no record of reading ${of}.` }]
    }),
  ]
}

type Link = { kind: string; subject: string | null; content: unknown; at: Date }

/** In the words of the tables; null for a record of something else. */
function recordedOf({ kind, subject, content, at }: Link): Recorded | null {
  if (kind !== 'reading' && kind !== 'correction') return null
  const of = subject ?? ''
  const point = PointContent.safeParse(content).data
  if (point) return { of, file: points, said: inCells({ ...point, at: at.toISOString() }) }
  const read = AirContent.safeParse(content).data
  if (!read) return null
  const { air: measured, no_access, ...rest } = read
  const { fahrenheit, humidity } = measured ?? { fahrenheit: null, humidity: null }
  const said = { ...rest, fahrenheit, humidity, at: at.toISOString() }
  // The tables of earlier exports have no such column.
  return { of, file: air, said: inCells(no_access ? { ...said, no_access } : said) }
}

function inCells(content: Readonly<Record<string, string | number | null>>): Cells {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, value === null ? '' : String(value).trim()]),
  )
}

function rowsOf(text: string | null): Cells[] {
  if (text === null) return []
  const { header, rows } = readCsv(text, mostRows)
  return rows.map(({ cells }) => Object.fromEntries(header.map((name, nth) => [name, cells[nth] ?? ''])))
}
