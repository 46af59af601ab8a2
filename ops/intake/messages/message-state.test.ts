import { expect, test } from 'vitest'
import { messageState, queuedWords } from './message-state.ts'

const sent = { channel: 'email', status: 'sent', failure: null, tries: 1 } as const

test.each([
  [{ ...sent, status: 'waiting', tries: 0 } as const, 'Sending...'],
  [{ ...sent, status: 'waiting', tries: 2 } as const, 'Not sent yet. The portal tries again by itself.'],
  [sent, 'Sent 9:11 AM'],
  [
    { ...sent, channel: 'text', status: 'kept' } as const,
    'Saved on the server, not sent: the number is an example, or no text service is set up.',
  ],
  [
    { ...sent, status: 'failed', failure: 'address' } as const,
    'Not sent: the mail server refused the address. Correct it under People & Claim.',
  ],
  [
    { ...sent, channel: 'text', status: 'failed', failure: 'service' } as const,
    'Not sent: the text service failed five times. Send it again, or call.',
  ],
])('%o reads as “%s”', (message, words) => {
  const told = messageState(message, '9:11 AM')
  expect([told.words, told.isTrouble]).toEqual([words, message.status === 'failed'])
})

test('whoever wrote a message is not told that it is on its way: what became of it stands with it', () => {
  const told = 'It shows there whether it was sent.'
  expect(queuedWords('email')).toBe(`Your email is saved under “Messages to the customer”. ${told}`)
  expect(queuedWords('text')).toBe(`Your text message is saved under “Messages to the customer”. ${told}`)
})
