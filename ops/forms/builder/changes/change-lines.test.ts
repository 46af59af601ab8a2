import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { changeLines } from './change-lines.ts'

const legal = (version: number) => ({
  id: 'pay',
  type: 'legal',
  block: 'payment',
  version,
  label: { en: 'Payment' },
})
const text = (id: string, more: object = {}) => ({ id, type: 'short_text', label: { en: id }, ...more })

test('what another version changes is said in words of the office', () => {
  const before = aForm([
    { id: 'job', fields: [text('cause'), text('note')] },
    { id: 'terms', fields: [legal(3)] },
  ])
  const after = aForm([
    { id: 'more', fields: [text('pets')] },
    {
      id: 'job',
      show_if: { all: [{ field: 'pets', op: 'answered' }] },
      fields: [text('cause', { need: 'always', help: { en: 'Where' } }), legal(4)],
    },
  ])
  expect(
    changeLines(before, { ...after, states: ['OH'] }).map(
      ({ sign, label, what }) => `${sign} ${label}: ${what}`,
    ),
  ).toEqual([
    '~ The form: States',
    '+ Section 1: New section',
    '~ Section 2: Title, Shown if',
    '− Section 2: Section removed',
    '+ pets: New field',
    '~ cause: Help, Required',
    '~ Payment: Text 3 became text 4',
    '− note: Removed',
  ])
  expect(changeLines(before, before)).toEqual([])
})

function partsOf(before: object, after: object) {
  const lines = changeLines(
    aForm([{ fields: [text('a'), { id: 'it', ...before }] }]),
    aForm([{ fields: [text('a'), { id: 'it', ...after }] }]),
  )
  return lines.flatMap(({ parts }) => parts.map(({ name, was, now }) => `${name}: ${was} → ${now}`))
}

test('a changed wording shows the old and the new words', () => {
  const asked = (en: string, es: string) => ({ type: 'yes_no', label: { en, es } })
  expect(
    partsOf(asked('Does the pump run now?', '¿Funciona?'), asked('Is the pump running?', '¿Funciona?')),
  ).toEqual(['Wording: Does the pump run now? → Is the pump running?'])
  expect(partsOf(asked('Pump?', '¿Bomba?'), asked('Pump?', '¿La bomba?'))).toEqual([
    'Wording in Spanish: ¿Bomba? → ¿La bomba?',
  ])
})

test('conditions, options, numbers and legal texts are said in words, before and after', () => {
  const option = (id: string, en: string) => ({ id, label: { en } })
  expect(
    partsOf(
      { type: 'choice', options: [option('x', 'Wet')] },
      {
        type: 'choice',
        options: [option('x', 'Damp'), option('y', 'Dry')],
        need: 'always',
        show_if: { all: [{ field: 'a', op: 'answered' }] },
      },
    ).toSorted(),
  ).toEqual(['Options: Wet → Damp, Dry', 'Required: no → always', 'Shown if: always → if “a” is answered'])
  expect(partsOf({ type: 'number', max: 10 }, { type: 'number', max: 12, unit: 'ft' })).toEqual([
    'Largest number: 10 → 12',
    'Unit: nothing → ft',
  ])
  expect(
    partsOf(
      { type: 'legal', block: 'change_order', version: 1 },
      { type: 'legal', block: 'service_terms', version: 1 },
    ),
  ).toEqual(['Legal text: Change order → Terms of service'])
})

test('the form itself and its sections say what they were', () => {
  const before = aForm([{ id: 'job', fields: [text('a')] }])
  const [section] = before.sections
  const after = {
    ...before,
    states: ['OH' as const],
    sections: section ? [{ ...section, title: { en: 'The job' } }] : [],
  }
  expect(changeLines(before, after).map(({ parts }) => parts)).toEqual([
    [{ name: 'States', was: 'everywhere', now: 'Ohio' }],
    [{ name: 'Title', was: 'Section 1', now: 'The job' }],
  ])
})
