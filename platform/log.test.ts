import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** Writes into its log more than one portion, again after that was refused, and ends. */
const script = `
  const { openLog } = await import(process.argv[1])
  const log = openLog('info')
  const say = () => { for (let line = 0; line < 1000; line++) log.info({ line }, 'another line') }
  say()
  await new Promise((done) => log.flush(done))
  say()
  await new Promise((done) => log.flush(done))
  console.error('still here')
`

test('a log whose disk is full neither ends the app nor keeps it from ending', async ({ skip }) => {
  skip(!existsSync('/dev/full'), 'this system has no file that is always full')
  const full = openSync('/dev/full', 'w')
  onTestFinished(() => closeSync(full))
  const module = join(import.meta.dirname, 'log.ts')
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, module], {
    stdio: ['ignore', full, 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr?.on('data', (text) => (said += String(text)))
  expect(await once(child, 'close')).toEqual([0, null])
  expect(said).toBe('still here\n')
})
