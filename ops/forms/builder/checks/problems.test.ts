import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { newField, ownerSignature } from '../edit/new-field.ts'
import { addField, removeField } from '../edit/edits.ts'
import { passedOf, problemsOf } from './problems.ts'

const is = (field: string, value: string) => ({ all: [{ field, op: 'is', value }] })
const state = { id: 'state', type: 'yes_no', label: { en: 'In Ohio?' } }
const date = { id: 'done_on', type: 'date', label: { en: 'Completion date' } }

function mended(form: FormDefinition, label: string) {
  const fix = problemsOf(form, [])
    .flatMap(({ fixes }) => fixes)
    .find((each) => each.label === label)
  if (!fix || !('edit' in fix)) throw new Error('No such fix')
  return problemsOf(fix.edit(form), [])
}

test('a required field that nothing leads to is told with both conditions on its way, and can be mended in two ways', () => {
  const form = aForm([
    { fields: [state] },
    { show_if: is('state', 'yes'), fields: [{ ...date, need: 'always', show_if: is('state', 'no') }] },
  ])
  expect(problemsOf(form, [])).toMatchObject([
    {
      at: 'done_on',
      blocks: true,
      title: '“Completion date” is required but unreachable.',
      more: 'Its section shows if “In Ohio?” is Yes, the field shows if “In Ohio?” is No.',
    },
  ])
  expect(mended(form, 'Make it optional').some(({ blocks }) => blocks)).toBe(false)
  expect(mended(form, 'Always show it')).toEqual([])
})

test('a question about a field that is gone is named, and taken out only by whoever says so', () => {
  const form = aForm([
    { fields: [state, { ...date, show_if: is('state', 'yes'), need: is('state', 'yes') }] },
  ])
  const without = removeField(form, 'state')
  expect(problemsOf(without, []).map(({ title }) => title)).toEqual([
    '“Completion date” asks about a field that isn’t in the form.',
    '“Completion date” asks about a field that isn’t in the form.',
  ])
  expect(mended(without, 'Remove the condition')).toEqual([])
})

test('an answer that isn’t offered is something to look at', () => {
  const form = aForm([
    { fields: [state, { ...date, show_if: { any: [{ field: 'state', op: 'is', value: 'na' }] } }] },
  ])
  expect(problemsOf(form, []).map(({ code, at, blocks }) => [code, at, blocks])).toContainEqual([
    'unknown-option',
    'done_on',
    false,
  ])
})

test('what isn’t written yet blocks, and says where', () => {
  const form = addField(
    aForm([{ fields: [state] }]),
    newField('info', () => 'info_1'),
    null,
  )
  expect(problemsOf(form, [])).toMatchObject([
    {
      at: 'info_1',
      blocks: true,
      title: 'A new field (information) isn’t finished.',
      more: 'Write it in English.',
    },
    { at: 'info_1', more: 'Write it in English.' },
  ])
})

test('texts without Spanish are counted by themselves, and the other checks pass', () => {
  const form = aForm([{ fields: [state] }])
  expect(passedOf(problemsOf(form, []), true)).toBe(12)
  expect(passedOf(problemsOf(form, []), false)).toBe(13)
})

const legal = { id: 'cancel', type: 'legal', block: 'cancellation_pennsylvania', version: 1 }
const text = {
  block: 'cancellation_pennsylvania',
  version: 1,
  states: ['PA'],
  en: 'You may cancel.',
  es: 'Sí',
}

test('the legal text of one state stops a form of both, which can be limited to that state', () => {
  const form = aForm([
    {
      fields: [
        { ...legal, label: { en: 'Cancel' } },
        { ...ownerSignature(() => 'owner'), id: 'owner' },
      ],
    },
  ])
  const [problem] = problemsOf(form, [text])
  expect(problem).toMatchObject({
    blocks: true,
    title: '“Cancel” is the legal text for Pennsylvania.',
    more: 'The form is used in Ohio too. Choose a text for Ohio, or use the form in Pennsylvania only.',
  })
  const [fix] = problem?.fixes ?? []
  if (!fix || !('edit' in fix)) throw new Error('No such fix')
  expect(problemsOf(fix.edit(form), [text])).toEqual([])
})

test('a form that is used only elsewhere needs another legal text', () => {
  const form = aForm([
    {
      fields: [
        { ...legal, label: { en: 'Cancel' } },
        { ...ownerSignature(() => 'owner'), id: 'owner' },
      ],
    },
  ])
  expect(problemsOf({ ...form, states: ['OH'] }, [text])).toMatchObject([
    { blocks: true, more: 'The form is used in Ohio. Choose a text for Ohio.', fixes: [] },
  ])
})

test('the signature that a check adds has to be signed', () => {
  const form = aForm([{ fields: [legal] }])
  const signed = addField(
    { ...form, states: ['PA'] },
    ownerSignature(() => 'owner'),
    null,
  )
  expect(problemsOf(signed, [text])).toEqual([])
})

test('a legal text that isn’t chosen yet is asked for in words', () => {
  const form = addField(
    aForm([{ fields: [state] }]),
    newField('legal', () => 'legal_1'),
    null,
  )
  expect(problemsOf(form, []).map(({ title }) => title)).toContain('Choose the legal text.')
})
