import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from './log.ts'

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

test('the line of an answered request is the one that the log would write of its facts', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  for (const route of ['/', '/service-areas/youngstown-oh', 'a "quoted"\n\u2028 one', '(unknown)']) {
    log.answered({ id: 'mhx-1a', method: 'GET', route, status: 304, ms: 12 })
    log.info({ request: 'mhx-1a', method: 'GET', route, status: 304, ms: 12 })
    const [byHand = '', own = ''] = lines.splice(0).map((line) => line.replace(/"time":\d{13},/, ''))
    expect(byHand).toBe(own)
    expect(byHand).toMatch(/^{"level":30,"request":.*}\n$/s)
  }
  const quiet = openLog('warn', { write: (line) => void lines.push(line) })
  quiet.answered({ id: 'mhx-1a', method: 'GET', route: '/', status: 200, ms: 0 })
  expect(lines).toEqual([])
})

test('of an error is told what cannot hold what a person typed, also of one that is a plain object', () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line) => void lines.push(line) })
  const told = (err: unknown) => {
    log.info({ err })
    return JSON.parse(lines.at(-1) ?? '').err
  }
  const error = Object.assign(new Error('exists already:\nKey (phone)=(3305550142)'), { code: '23505' })
  expect(told(error)).toMatchObject({ type: 'Error', code: '23505', stack: expect.stringContaining('at ') })
  expect(JSON.stringify(told(error))).not.toContain('3305550142')
  expect(told(new Error('too late'))).toMatchObject({ type: 'Error', message: 'too late' })

  const { message, stack } = error
  expect(told({ message: 'too late', stack, queue: 'mail' })).toMatchObject({
    type: 'Object',
    message: 'too late',
  })
  expect(JSON.stringify(told({ ...error, message, stack }))).not.toContain('3305550142')
  expect(told('a word')).toEqual({ type: 'string' })
  expect(told(null)).toEqual({ type: 'object' })
})
