import { expect, test } from 'vitest'
import type { Dispatch } from '#platform/mail/mail.ts'
import { createTestWorld } from '#test/world.ts'
import { sendOnce } from './emails.server.ts'

const email = {
  key: 'lead-1',
  to: 'office@real-company.us',
  subject: 'New request',
  text: 'x',
  html: '<p>x</p>',
}

/** Writes down what became of each email, as the history does. */
function aHistory() {
  const lines: Dispatch[] = []
  return { lines, record: async (_: unknown, dispatch: Dispatch) => lines.push(dispatch) }
}

test('an email is sent once and written down once', async () => {
  const { world, emails } = await createTestWorld()
  const { lines, record } = aHistory()
  await sendOnce(world, email, record)
  await sendOnce(world, email, record)
  expect(emails).toEqual([email])
  expect(lines).toEqual(['sent'])
})

test('an email that could not be sent, or not be written down, is tried again', async () => {
  const { world, emails } = await createTestWorld()
  const { lines, record } = aHistory()
  const broken = { ...world, mail: { send: () => Promise.reject(new Error('no connection')) } }
  await expect(sendOnce(broken, email, record)).rejects.toThrow('no connection')
  const failing = () => Promise.reject(new Error('no database'))
  await expect(sendOnce(world, email, failing)).rejects.toThrow('no database')
  await sendOnce(world, email, record)
  expect(emails).toEqual([email, email])
  expect(lines).toEqual(['sent'])
})
