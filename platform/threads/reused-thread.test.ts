import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { reuseThread } from './reused-thread.ts'

const file = join(import.meta.dirname, 'answering.fixture.ts')

function open(rules: { uses?: number } = {}) {
  const thread = reuseThread<string, number>(file, { uses: 100, memory: {}, ...rules })
  onTestFinished(thread.end)
  return thread
}

test('one thread answers question after question, until another takes its place', async () => {
  const { ask } = open({ uses: 2 })
  const [first, second, third] = [
    await ask('who', minute),
    await ask('who', minute),
    await ask('who', minute),
  ]
  expect(first).toBe(second)
  expect(third).not.toBe(second)
})

test('a question without an answer in time gets none, and the next one has a new thread', async () => {
  const { ask } = open()
  const first = await ask('who', minute)
  expect(await ask('stay silent', 20)).toBeNull()
  expect(await ask('who', minute)).not.toBe(first)
})

test('after a thread that failed or left, the next question has a new one', async () => {
  const { ask } = open()
  await expect(ask('fail', minute)).rejects.toThrow('It failed.')
  expect(await ask('leave', minute)).toBeNull()
  expect(await ask('who', minute)).toBeGreaterThan(0)
})

test('a thread that waits keeps no process alive', async () => {
  const script = `
    import { reuseThread } from ${JSON.stringify(join(import.meta.dirname, 'reused-thread.ts'))}
    const rules = { uses: 9, memory: {} }
    console.log(await reuseThread(${JSON.stringify(file)}, rules).ask('who', 60000))`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script])
  expect(stdout).toBe('1\n')
})
