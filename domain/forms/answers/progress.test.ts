import { expect, test } from 'vitest'
import { aForm } from '../a-form.fixture.ts'
import { progressOf } from './progress.ts'

const form = aForm([
  {
    fields: [
      { id: 'cause', type: 'short_text', need: 'always' },
      { id: 'insured', type: 'yes_no', need: 'always' },
      {
        id: 'carrier',
        type: 'short_text',
        need: 'always',
        show_if: { all: [{ field: 'insured', op: 'is', value: 'yes' }] },
      },
      { id: 'notes', type: 'long_text' },
      { id: 'owner', type: 'signature', signer: 'owner', need: 'always' },
    ],
  },
])

test('progress counts what the form needs and shows, and tells when only signatures are left', () => {
  expect(progressOf(form, {})).toEqual({ answered: 0, of: 3, isReadyToSign: false })
  expect(progressOf(form, { cause: 'Hose', insured: 'yes' })).toEqual({
    answered: 2,
    of: 4,
    isReadyToSign: false,
  })
  expect(progressOf(form, { cause: 'Hose', insured: 'no', notes: 'x' })).toEqual({
    answered: 2,
    of: 3,
    isReadyToSign: true,
  })
})
