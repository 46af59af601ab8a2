import { expect, test } from 'vitest'
import { chat as en } from '../words/en-chat.ts'
import { chat as es } from '../words/es-chat.ts'

const [marcus, june, ann] = ['Marcus Wren', 'June Kestrel', 'Ann Miller']

test('a transfer says who gave the chat from whom to whom, in both languages', () => {
  const own = { by: marcus, from: marcus, to: june }
  expect(en.transferred(own, ann, '6:41')).toBe('Marcus Wren transferred the chat to June Kestrel at 6:41')
  expect(en.transferred(own, marcus, '6:41')).toBe('You transferred the chat to June Kestrel at 6:41')
  const others = { by: marcus, from: ann, to: june }
  expect(en.transferred(others, june, '6:41')).toBe(
    'Marcus Wren transferred the chat from Ann Miller to you at 6:41',
  )
  expect(es.transferred(others, june, '6:41')).toBe(
    'Marcus Wren pasó el chat de Ann Miller a usted a las 6:41',
  )
  const taken = { by: june, from: ann, to: june }
  expect(en.transferred(taken, ann, '6:41')).toBe('June Kestrel took over from you at 6:41')
  const nobodys = { by: marcus, from: null, to: june }
  expect(en.transferred(nobodys, ann, '6:41')).toBe(
    'Marcus Wren transferred the chat to June Kestrel at 6:41',
  )
})
