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
