import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('a promise that fails while nobody waits for it is logged as a bug, and ends no one’s requests', async () => {
  const program = join(import.meta.dirname, 'outlive-rejections.fixture.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program])
  const [logged = '', last] = stdout.trim().split('\n')
  expect(JSON.parse(logged)).toMatchObject({
    msg: 'a bug: a promise failed unheard',
    err: { type: 'TypeError' },
  })
  expect(last).toBe('still here')
})
