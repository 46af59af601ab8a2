import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { whoSaved } from './who-saved.ts'

const june = '018f4b1e-0000-7000-8000-000000000001'
const definition = aForm([{ fields: [] }])
const at = '2026-11-20T12:00:00.000Z'
const draft = { definition, based_on: 1, saved_at: at, saved_by: 'June Kestrel', saver_id: june }

test('who has two windows is told that they saved themselves, and others by name', () => {
  expect(whoSaved({ draft, published: null }, june, ' at 9:05')).toBe(
    'You saved this form in another window at 9:05, while you were changing it here.',
  )
  expect(whoSaved({ draft, published: null }, 'someone', '')).toBe(
    'June Kestrel saved this form, while you were changing it.',
  )
  const published = { version: 2, at, by: 'Dana Reyes', definition }
  expect(whoSaved({ draft: null, published }, june, '')).toBe(
    'Dana Reyes published this form, while you were changing it.',
  )
})
