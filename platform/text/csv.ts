import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { Refusal } from '#platform/refusal.ts'

/**
 * Where a spreadsheet would begin to calculate: at the start of a cell or of a line in it, behind spaces seen or unseen. A
 * quote mark counts too, so that `readCsv` can tell ours from one that was there.
 */
const risky = String.raw`(?=[ \f\v\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f\u2060\u3000\ufeff]*[=+\-@＝＋－＠'\t])`
const formula = new RegExp(String.raw`(?<=^|[\r\n])${risky}`, 'g')
const ourMark = new RegExp(String.raw`(?<=^|[\r\n])'${risky}`, 'g')

/** A file that spreadsheets open safely: a quote mark before anything that looks like a formula makes it text. */
export function writeCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map((cell) => cell.replaceAll(formula, "'")))
  // The byte order mark tells spreadsheets that this is UTF-8.
  return `\ufeff${stringify([header, ...cells], { quoted: true, record_delimiter: 'windows' })}`
}

export type CsvFile = { header: string[]; rows: { line: number; cells: string[] }[] }

/** Reads what people's spreadsheets write: by commas or semicolons, with or without a mark at the start. */
export function readCsv(text: string, mostRows: number): CsvFile {
  const rows = parseRows(text)
  const [header, ...rest] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (!header) throw new Refusal(422, 'csv-empty', 'This file is empty.')
  if (rest.length > mostRows)
    throw new Refusal(
      422,
      'csv-too-long',
      `Import no more than ${mostRows.toLocaleString('en-US')} rows at once.`,
    )
  return { header: header.cells.map((name) => name.toLowerCase()), rows: rest }
}

function parseRows(text: string) {
  const firstLine = text.slice(0, text.search(/[\r\n]|$/))
  const delimiter = firstLine.includes(';') && !firstLine.includes(',') ? ';' : ','
  const rows: CsvFile['rows'] = []
  const on_record = (record: string[], { lines }: { lines: number }) => {
    rows.push({ line: lines, cells: record.map((cell) => cell.replaceAll(ourMark, '').trim()) })
    return null
  }
  try {
    parse(text, { bom: true, delimiter, relax_column_count: true, on_record })
  } catch {
    throw new Refusal(422, 'csv-broken', 'We can’t read this file. Save it as “CSV UTF-8” and try again.')
  }
  return rows
}
