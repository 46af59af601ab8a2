import { expect, test } from 'vitest'
import { aForm } from '../a-form.fixture.ts'
import { checkDraft } from './check-draft.ts'

const cancellation = {
  block: 'cancellation_pennsylvania',
  version: 1,
  states: ['PA'],
  en: 'You may cancel.',
  es: 'Sí',
}
const legal = { id: 'cancel', type: 'legal', block: 'cancellation_pennsylvania', version: 1 }
const signature = { id: 'owner', type: 'signature', signer: 'owner', need: 'always' }

function codesOf(states: ('OH' | 'PA')[], more: object = {}, section: object = {}) {
  const form = {
    ...aForm([{ ...section, fields: [{ ...legal, ...more }] }, { fields: [signature] }]),
    states,
  }
  return checkDraft(form, [cancellation])
    .filter(({ code }) => code.startsWith('legal'))
    .map(({ code, field, blocks, about }) => [code, field, blocks, about])
}

test('the text of one state stops a form that is used in the other one too', () => {
  expect(codesOf(['PA'])).toEqual([])
  const wrong = ['legal-other-state', 'cancel', true, 'PA']
  expect(codesOf(['OH'])).toEqual([wrong])
  expect(codesOf(['OH', 'PA'])).toEqual([wrong])
  expect(codesOf([])).toEqual([wrong])
})

test('the text of a state that shows only if something was answered is something to look at', () => {
  const show_if = { all: [{ field: 'owner', op: 'answered' }] }
  expect(codesOf([], { show_if })).toEqual([['legal-other-state', 'cancel', false, 'PA']])
  expect(codesOf([], {}, { show_if })).toEqual([['legal-other-state', 'cancel', false, 'PA']])
})
