import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { changeField, removeField } from './edits.ts'
import { askersOf, brokenBy, danglingIn } from './references.ts'

const options = [
  { id: 'wet', label: { en: 'Wet' } },
  { id: 'dry', label: { en: 'Dry' } },
]
const is = (field: string, value: string) => ({ all: [{ field, op: 'is', value }] })
const cost = { id: 'cost', type: 'number', label: { en: 'Cost' } }
const form = aForm([
  {
    fields: [
      { id: 'floor', type: 'choice', options },
      {
        id: 'items',
        type: 'table',
        columns: [cost, { ...cost, id: 'tax', type: 'calculated', formula: 'cost * 2' }],
      },
      { id: 'total', type: 'calculated', formula: 'sum(items, "cost") + 1' },
    ],
  },
  {
    id: 'drying',
    show_if: is('floor', 'wet'),
    fields: [
      {
        id: 'why',
        type: 'short_text',
        need: { all: [{ field: 'floor', op: 'one_of', values: ['wet', 'dry'] }] },
      },
      { id: 'how', type: 'short_text', preset: { when: is('floor', 'dry'), value: 'Fans' } },
    ],
  },
])

test('a field that is taken out leaves conditions and formulas behind, and each is named', () => {
  expect(danglingIn(form)).toEqual([])
  expect(brokenBy(form, removeField(form, 'floor')).map(({ at, in: where }) => `${at} ${where}`)).toEqual([
    'drying show_if',
    'why need',
    'why need',
    'how preset',
  ])
  expect(brokenBy(form, removeField(form, 'items')).map(({ in: where }) => where)).toEqual([
    'formula',
    'column',
  ])
})

test('so does an option that is no longer offered, and a field that becomes one of another kind', () => {
  const without = changeField(form, 'floor', (field) =>
    field.type === 'choice' ? { ...field, options: field.options.slice(1) } : field,
  )
  expect(brokenBy(form, without)).toEqual([
    { at: 'drying', in: 'show_if', of: 'floor', part: 'wet' },
    { at: 'why', in: 'need', of: 'floor', part: 'wet' },
  ])
  const asNumber = changeField(form, 'floor', ({ id, label }) => ({ id, label, type: 'number', decimals: 2 }))
  expect(brokenBy(form, asNumber)).toHaveLength(4)
})

test('so does a column that other columns or formulas count with', () => {
  const without = changeField(form, 'items', (field) =>
    field.type === 'table' ? { ...field, columns: field.columns.slice(1) } : field,
  )
  expect(brokenBy(form, without).map(({ at, part }) => [at, part])).toEqual([
    ['items', 'cost'],
    ['total', 'cost'],
  ])
})

test('who asks about a field is known before it is taken out', () => {
  expect(askersOf(form, 'floor').map(({ at }) => at)).toEqual(['drying', 'why', 'why', 'how'])
  expect(askersOf(form, 'why')).toEqual([])
})
