import { expect, test } from 'vitest'
import { readFormFile } from './form-file.ts'

const field = { id: 'depth', type: 'number', label: { en: 'Depth' } }
const form = (...fields: object[]) => ({
  format: 1,
  title: { en: 'Sheet' },
  sections: [{ id: 'water', title: { en: 'Water' }, fields }],
})
const faultsOf = (value: unknown) => {
  const read = readFormFile(typeof value === 'string' ? value : JSON.stringify(value))
  return 'faults' in read ? read.faults : []
}

test('a form is read from its file, half made as it may be', () => {
  expect(readFormFile(JSON.stringify(form(field)))).toMatchObject({ form: { title: { en: 'Sheet' } } })
  expect(faultsOf(form({ ...field, label: { en: '' } }))).toEqual([])
})

test.each([
  ['is broken off', '{"format": 1,\n "title"', 'This file isn’t valid JSON. Look at line 2, column 9.'],
  ['is a list', [], 'This file isn’t a form.'],
  ['is something else', { invoices: [] }, 'This portal can’t read this kind of form. It may be newer.'],
  [
    'is of a later format',
    { ...form(field), format: 2 },
    'This portal can’t read this kind of form. It may be newer.',
  ],
  ['is nested too deeply', '['.repeat(100_000), 'This file is nested deeper than a form is.'],
  ['is too large', ' '.repeat(1_000_001), 'This file is too large for a form.'],
  ['converts itself', { ...form(field), title: { toString: 1 } }, 'This file isn’t a form.'],
  [
    'has a kind of field that isn’t there',
    form({ ...field, type: 'hologram' }),
    'Section 1, field 1 (depth), type: There is no such kind of field.',
  ],
  [
    'has a bad ID',
    form({ ...field, id: '9 lives' }),
    'Section 1, field 1 (9 lives), id: Use small letters, digits and underscores.',
  ],
  ['has one ID twice', form(field, field), 'Two parts have the ID “depth”.'],
  ['says what no field knows', form({ ...field, colour: 'red' }), 'In “depth”: “colour” isn’t known here.'],
  ['says what no form knows', { ...form(field), owner: 'me' }, '“owner” isn’t known here.'],
  [
    'has a condition that asks nothing',
    form({ ...field, show_if: { all: [{ field: 'x', op: 'smells' }] } }),
    'Section 1, field 1 (depth), show_if: This isn’t a valid value.',
  ],
])('a file that %s is refused with the place', (_, value, fault) => {
  expect(faultsOf(value)).toEqual([fault])
})

test('a file of more fields than a form may have is refused', () => {
  const fields = (from: number) =>
    Array.from({ length: 100 }, (_, nth) => ({ ...field, id: `f${from + nth}` }))
  const sections = [0, 1, 2].map((at) => ({ id: `s${at}`, title: { en: 'S' }, fields: fields(at * 100) }))
  expect(faultsOf({ ...form(), sections })).toEqual([])
  sections.push({ id: 's3', title: { en: 'S' }, fields: [{ ...field, id: 'f300' }] })
  expect(faultsOf({ ...form(), sections })).toEqual(['Use no more than 300 fields.'])
})

test('of many faults the first twenty are told', () => {
  const fields = Array.from({ length: 40 }, () => ({ ...field, id: '' }))
  expect(faultsOf(form(...fields))).toHaveLength(20)
})
