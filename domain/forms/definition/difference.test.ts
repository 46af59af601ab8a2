import { expect, test } from 'vitest'
import { aForm } from '../a-form.fixture.ts'
import { differenceOf } from './difference.ts'

const text = (id: string, more: object = {}) => ({ id, type: 'short_text', ...more })
const form = (...fields: object[]) => aForm([{ fields }])

test('says what was added, changed, moved and taken out, and nothing of what stayed', () => {
  const before = form(text('a'), text('b'), text('c'), text('d'))
  const after = form(text('d'), text('a'), text('c', { need: 'always', label: { en: 'Cause' } }), text('e'))
  expect(differenceOf(before, after)).toEqual([
    { change: 'moved', field: 'd', label: 'd' },
    { change: 'changed', field: 'c', label: 'Cause', parts: ['label', 'need'] },
    { change: 'added', field: 'e', label: 'e' },
    { change: 'removed', field: 'b', label: 'b' },
  ])
  expect(differenceOf(before, before)).toEqual([])
})
