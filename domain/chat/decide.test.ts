import { expect, test } from 'vitest'
import { decide } from './decide.ts'

test('a quotation within a quotation has single marks', () => {
  const text = 'We call it “dry” once the meter says so, and not “nearly dry”.'
  const passage = { title: 'Is it dry?', text, path: '/faq#is-it-dry', rules: [], score: 1, matched: [] }
  const decision = decide('is it dry', { search: () => [passage] })
  expect(decision.kind === 'quote' && decision.quote.text).toBe(
    'We call it ‘dry’ once the meter says so, and not ‘nearly dry’.',
  )
})

test('whoever gives a number in a message is left to a person; whoever asks something beside it is answered', () => {
  const passage = {
    title: 'Gas',
    text: 'Leave the house.',
    path: '/faq#gas',
    rules: [],
    score: 1,
    matched: [],
  }
  const kindOf = (message: string) => decide(message, { search: () => [passage] }).kind
  expect(kindOf('cant talk right now. my cell is 330 555 0112')).toBe('person')
  expect(kindOf('baby sleeping, text me (330) 555-0112')).toBe('person')
  expect(kindOf('do you work in sebring? 330 555 0112')).toBe('quote')
  expect(kindOf('cant talk right now')).toBe('quote')
})
