import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { freezeComplete } from './freeze-form.ts'

const form = aForm([
  {
    fields: [
      { id: 'scope', type: 'short_text', need: 'always' },
      { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
    ],
  },
])
const consent = { read_to_end: true, intends_to_sign: true, agrees_to_electronic: true, copy_to: 'none' }
const owner = { way: 'typed', name: 'Nora Trillium', at: '2026-11-10T15:00:00.000Z', ...consent }

test('only a paper with every answer and signature, none of which would be refused, can be submitted by itself', () => {
  expect(freezeComplete(form, { scope: 'Extraction' })).toBeNull()
  expect(freezeComplete(form, { owner })).toBeNull()
  expect(freezeComplete(form, { scope: 'Extraction', owner: { ...owner, name: '' } })).toBeNull()
  expect(freezeComplete(form, { scope: 'Extraction', owner })).toEqual({
    answers: { scope: 'Extraction', owner },
    blobs: [],
  })
})
