import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createTestWorld } from '#test/world.ts'
import { describeSchema } from './describe-schema.ts'

test('schema.ts is what the migrations make', async () => {
  const { world } = await createTestWorld()
  expect(await describeSchema(world.db)).toBe(await readFile(new URL('schema.ts', import.meta.url), 'utf8'))
})
