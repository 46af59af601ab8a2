import { expect, test } from 'vitest'
import { createTestWorld } from '#test/world.ts'
import { sendOnce } from './letters.server.ts'

const letter = {
  key: 'lead-7',
  to: 'office@missionrestore.example',
  subject: 'New request',
  text: '',
  html: '',
}

test('a letter is remembered together with what is recorded of it, or not at all', async () => {
  const { world, letters } = await createTestWorld()
  const recorded: string[] = []
  const record = async () => void recorded.push(letter.key)

  await expect(sendOnce(world, letter, () => Promise.reject(new Error('killed')))).rejects.toThrow('killed')
  await sendOnce(world, letter, record)
  await sendOnce(world, letter, record)
  expect(recorded).toEqual(['lead-7'])
  expect(letters).toEqual([letter, letter])
})
