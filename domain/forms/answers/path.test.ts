import { expect, test } from 'vitest'
import { aForm } from '../a-form.fixture.ts'
import { missingAnswers } from './missing.ts'
import { pathOf } from './path.ts'

const yesNo = { type: 'yes_no' }
const isYes = (field: string) => ({ all: [{ field, op: 'is', value: 'yes' }] })

test('T4: a needed field in a hidden section is not shown, and doesn’t block', () => {
  const form = aForm([
    { fields: [{ ...yesNo, id: 'sewage', need: 'always' }] },
    { show_if: isYes('sewage'), fields: [{ id: 'suit', type: 'short_text', need: 'always' }] },
  ])
  expect(missingAnswers(form, { sewage: 'no' })).toEqual([])
  expect(missingAnswers(form, { sewage: 'yes' })).toEqual([{ field: 'suit', why: 'answer' }])
  expect(missingAnswers(form, {})).toEqual([{ field: 'sewage', why: 'answer' }])
})

test('a field is on the path only with its section, and what it was answered before no longer counts', () => {
  const form = aForm([
    { fields: [{ ...yesNo, id: 'power' }] },
    { show_if: isYes('power'), fields: [{ ...yesNo, id: 'heater' }] },
    { fields: [{ id: 'carbon_monoxide', type: 'number', show_if: isYes('heater'), need: 'always' }] },
  ])
  const answers = { power: 'no', heater: 'yes', carbon_monoxide: 9 }
  expect(pathOf(form, answers).shown.map(({ id }) => id)).toEqual(['power'])
  expect(pathOf(form, answers).valueOf('carbon_monoxide')).toBeUndefined()
  expect(missingAnswers(form, { ...answers, power: 'yes', carbon_monoxide: undefined })).toEqual([
    { field: 'carbon_monoxide', why: 'answer' },
  ])
})

test('a formula counts what is shown, and a condition may ask what was counted', () => {
  const form = aForm([
    {
      fields: [
        { id: 'length', type: 'number' },
        { id: 'width', type: 'number' },
        { id: 'area', type: 'calculated', formula: 'length * width', decimals: 1 },
        {
          id: 'why_so_large',
          type: 'long_text',
          need: 'always',
          show_if: { all: [{ field: 'area', op: 'at_least', value: 500 }] },
        },
      ],
    },
  ])
  expect(pathOf(form, { length: 12.5, width: 10 }).valueOf('area')).toBe(125)
  expect(missingAnswers(form, { length: 12.5, width: 10 })).toEqual([])
  expect(missingAnswers(form, { length: 50, width: 10 })).toEqual([{ field: 'why_so_large', why: 'answer' }])
})

test('what was counted on the way here is counted again, whatever was sent for it', () => {
  const form = aForm([
    {
      fields: [
        { id: 'a', type: 'number' },
        { id: 'b', type: 'calculated', formula: 'a * 2' },
      ],
    },
  ])
  expect(pathOf(form, { a: 2, b: 99 }).valueOf('b')).toBe(4)
})

test('a table counts its rows, and its gaps are told', () => {
  const form = aForm([
    {
      fields: [
        {
          id: 'lines',
          type: 'table',
          need: 'always',
          columns: [
            { id: 'qty', label: { en: 'Quantity' }, type: 'number', is_needed: true },
            { id: 'price', label: { en: 'Price' }, type: 'number', is_needed: true },
            { id: 'amount', label: { en: 'Amount' }, type: 'calculated', formula: 'qty * price' },
          ],
        },
        { id: 'total', type: 'calculated', formula: 'sum(lines, "amount")', decimals: 2 },
      ],
    },
  ])
  const row = (id: string, cells: object) => ({ id, cells })
  expect(missingAnswers(form, {})).toEqual([{ field: 'lines', why: 'rows' }])
  const lines = [row('a', { qty: 2, price: 150 }), row('b', { qty: 1, price: 4.5 })]
  expect(pathOf(form, { lines }).valueOf('total')).toBe(304.5)
  expect(missingAnswers(form, { lines })).toEqual([])
  expect(missingAnswers(form, { lines: [...lines, row('c', { qty: 1 })] })).toEqual([
    { field: 'lines', why: 'cells' },
  ])
})

test('photos are needed in the number that was asked for', () => {
  const form = aForm([{ fields: [{ id: 'front', type: 'photos', need: 'always', least: 2 }] }])
  const photos = (count: number) => ({
    front: Array.from({ length: count }, (_, at) => ({ sha256: String(at) })),
  })
  expect(missingAnswers(form, photos(1))).toEqual([{ field: 'front', why: 'photos' }])
  expect(missingAnswers(form, photos(2))).toEqual([])
})

test('fields that depend on each other have no value and don’t hang', () => {
  const form = aForm([
    {
      fields: [
        { id: 'a', type: 'calculated', formula: 'b + 1' },
        { id: 'b', type: 'calculated', formula: 'a + 1' },
      ],
    },
  ])
  expect(pathOf(form, {}).valueOf('a')).toBeUndefined()
})
