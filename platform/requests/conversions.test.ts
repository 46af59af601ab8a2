import { expect, test } from 'vitest'
import { hasConversions } from './conversions.ts'

test.each([
  '{"name":{"length":{"toString":1}}}',
  '[{"valueOf" : "x"}]',
  String.raw`{"length":{"to\u0053tring":1}}`,
  String.raw`{"length":{"\u0076alueOf":1}}`,
])('%s says how it is converted', (json) => {
  expect(hasConversions(json)).toBe(true)
})

test.each([
  '{"name":"toString","note":"valueOf: x"}',
  JSON.stringify({ note: 'They wrote "toString": 1', other: 'Año \u0007' }),
  '{"length":3,"stringified":true}',
])('%s does not', (json) => {
  expect(hasConversions(json)).toBe(false)
})
