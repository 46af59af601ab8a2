import { expect, test } from 'vitest'
import { chat as en } from '../words/en-chat.ts'
import { chat as es } from '../words/es-chat.ts'

const [marcus, june, ann] = ['Marcus Wren', 'June Kestrel', 'Ann Miller']

test('a transfer says who gave the chat from whom to whom, in both languages', () => {
  const own = { of: { by: marcus, from: marcus, to: june }, by: marcus, from: marcus, to: june, time: '6:41' }
  expect(en.transferred(own)).toBe('Marcus Wren transferred it to June Kestrel at 6:41')
  expect(en.transferred({ ...own, by: null, from: null })).toBe('You transferred it to June Kestrel at 6:41')
  const others = { of: { by: marcus, from: ann, to: june }, by: marcus, from: ann, to: null, time: '6:41' }
  expect(en.transferred(others)).toBe('Marcus Wren transferred it from Ann Miller to you at 6:41')
  expect(es.transferred(others)).toBe('Marcus Wren pasó el chat de Ann Miller a usted a las 6:41')
  const taken = { of: { by: june, from: ann, to: june }, by: june, from: null, to: june, time: '6:41' }
  expect(en.transferred(taken)).toBe('June Kestrel took it over from you at 6:41')
  // Nobody had it.
  const first = { of: { by: marcus, from: null, to: june }, by: marcus, from: null, to: june, time: '6:41' }
  expect(en.transferred(first)).toBe('Marcus Wren transferred it to June Kestrel at 6:41')
})
