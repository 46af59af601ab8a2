import { expect, test } from 'vitest'
import { decideForChat } from './chat-answers.ts'

test('the chat warns, quotes a page of the website, or leaves it to a person', () => {
  expect(decideForChat('huele a gas', [])).toEqual({
    kind: 'emergency',
    emergency: expect.objectContaining({ kind: 'gas', language: 'es' }),
  })
  expect(decideForChat('shuld i turn the braker off', [])).toMatchObject({
    kind: 'quote',
    quote: { title: 'Should I turn off the power?', path: '/faq#turn-off-power' },
  })
  expect(decideForChat('what does it cost', [])).toMatchObject({ kind: 'person', reason: 'price' })
})

test('no page is quoted where it says what the company never says', () => {
  const asked = 'shuld i turn the braker off'
  const told = decideForChat(asked, [])
  const text = told.kind === 'quote' ? told.quote.text : expect.fail()
  expect(decideForChat(asked, [text.split(' ').slice(0, 3).join(' ')])).not.toEqual(told)
})
