import { expect, test } from 'vitest'
import type { Dispatch } from '#platform/mail/mail.ts'
import { createTestWorld } from '#test/world.ts'
import { sendOnce } from './letters.server.ts'

const letter = {
  key: 'lead-1',
  to: 'office@real-company.us',
  subject: 'New request',
  text: 'x',
  html: '<p>x</p>',
}

/** Writes down what became of each letter, as the history does. */
function aHistory() {
  const lines: Dispatch[] = []
  return { lines, record: async (_: unknown, dispatch: Dispatch) => lines.push(dispatch) }
}

test('a letter is sent once and written down once', async () => {
  const { world, letters } = await createTestWorld()
  const { lines, record } = aHistory()
  await sendOnce(world, letter, record)
  await sendOnce(world, letter, record)
  expect(letters).toEqual([letter])
  expect(lines).toEqual(['sent'])
})

test('a letter that could not be sent, or not be written down, is tried again', async () => {
  const { world, letters } = await createTestWorld()
  const { lines, record } = aHistory()
  const broken = { ...world, mail: { send: () => Promise.reject(new Error('no connection')) } }
  await expect(sendOnce(broken, letter, record)).rejects.toThrow('no connection')
  const failing = () => Promise.reject(new Error('no database'))
  await expect(sendOnce(world, letter, failing)).rejects.toThrow('no database')
  await sendOnce(world, letter, record)
  expect(letters).toEqual([letter, letter])
  expect(lines).toEqual(['sent'])
})
