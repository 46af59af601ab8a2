import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'

test('no cell that we write begins a formula, in none of its lines', () => {
  const tricky = fc.array(
    fc.oneof(
      fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ' ', '\u00a0', '\u200b', '＝', "'", '"', ','),
      fc.string(),
    ),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(
      tricky.map((parts) => parts.join('')),
      (cell) => {
        const written = writeCsv(['a'], [[cell]]).slice(1)
        const body = written.slice(written.indexOf('\r\n') + 3, -3).replaceAll('""', '"')
        for (const line of body.split(/[\r\n]/))
          expect(line).not.toMatch(/^(?:[\s\u200b-\u200f\u2060]*[=+\-@＝＋－＠]|\t)/)
        const back = readCsv(written, 1).rows[0]?.cells[0] ?? ''
        expect(back).toBe(cell.trim())
      },
    ),
    { numRuns: 20_000 },
  )
}, 60_000)

test('files of spreadsheets with commas, semicolons and marks are read alike', () => {
  const read = { header: ['name', 'roles'], rows: [{ line: 2, cells: ['Ann, Jr.', 'Owner'] }] }
  expect(readCsv('\ufeffName,Roles\r\n"Ann, Jr.", Owner \r\n\r\n', 9)).toEqual(read)
  expect(readCsv('Name;Roles\nAnn, Jr.;Owner\n;\n', 9)).toEqual(read)
})

test('what cannot be read is refused in a sentence', () => {
  expect(() => readCsv('', 9)).toThrow('This file is empty.')
  expect(() => readCsv('a\n"b', 9)).toThrow('We can’t read this file.')
  expect(() => readCsv('a\n1\n2\n', 1)).toThrow('Import no more than 1 rows at once.')
})
