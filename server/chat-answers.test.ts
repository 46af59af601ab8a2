import { expect, test } from 'vitest'
import { decideForChat } from './chat-answers.ts'

test('the chat warns, quotes a page of the website, or leaves it to a person', () => {
  expect(decideForChat('huele a gas')).toMatchObject({
    kind: 'danger',
    danger: 'gas',
    text: expect.stringMatching(/^Salga. Llame al 911/),
  })
  expect(decideForChat('shuld i turn the braker off')).toMatchObject({
    kind: 'quote',
    detail: { title: 'Should I turn off the power?', path: '/faq#turn-off-power' },
  })
  expect(decideForChat('how much is it')).toEqual({ kind: 'person' })
})
