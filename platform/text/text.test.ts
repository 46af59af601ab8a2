import { expect, test } from 'vitest'
import { line, text } from './text.ts'

test('what begins a new line or turns the writing around is a space in a text of one line', () => {
  const sent = ' Eve\r\nBcc: x@evil.example\u2028open\u202eit\u0007 '
  expect(line(120).parse(sent)).toBe('Eve Bcc: x@evil.example open it')
  expect(text(120).parse('one\ntwo')).toBe('one\ntwo')
})

test.each(['\u0000', 'half \ud800'])('%j is refused with a sentence', (value) => {
  for (const schema of [line(20), text(20)])
    expect(schema.safeParse(value).error?.issues[0]?.message).toBe('Remove the unreadable characters.')
})
