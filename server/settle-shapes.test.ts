import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const flags = ['--expose-gc', '--allow-natives-syntax']

test('requests are quick to read, though memory is cleaned between the first of them', async () => {
  const program = join(import.meta.dirname, 'settle-shapes.fixture.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, program])
  expect(JSON.parse(stdout)).toEqual([true, true])
})
