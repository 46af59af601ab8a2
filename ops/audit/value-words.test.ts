import { expect, test } from 'vitest'
import { fieldLabel, valueLines } from './value-words.ts'

test.each([
  ['home_town', 'Hometown'],
  ['assigned_to', 'Assigned to'],
])('the field %s is called %s', (field, label) => {
  expect(fieldLabel(field)).toBe(label)
})

test.each([
  ['hourly_cost_cents', 2150, ['$21.50']],
  ['is_public', false, ['No']],
  ['roles', ['Owner', 'Technician'], ['Owner', 'Technician']],
  ['permissions', { 'leads.view': 'assigned' }, ['leads.view: assigned']],
  ['links', [{ name: 'IICRC', url: '' }], ['name: IICRC']],
  ['title', '', []],
  ['assigned_to', null, []],
])('a value of %s is shown in words', (field, value, lines) => {
  expect(valueLines(field, value)).toEqual(lines)
})
