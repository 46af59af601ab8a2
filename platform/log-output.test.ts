import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const lines = 1234

/** Answers so many requests at once, as in a flood, and then does what the test is about. */
function answerAndThen(what: string, stdout: number | 'pipe') {
  const script = `
    const { openLog } = await import(process.argv[1])
    const log = openLog('info')
    for (let nth = 0; nth < ${lines}; nth++)
      log.answered({ id: String(nth), method: 'GET', route: '/', status: 200, ms: 0 })
    ${what}
  `
  const module = join(import.meta.dirname, 'log.ts')
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, module], {
    stdio: ['ignore', stdout, 'ignore'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test.each([
  ['a crash', 'setTimeout(() => { throw new Error() })'],
  ['a rejected promise', 'Promise.reject(new Error())'],
  ['an exit in the middle', 'process.exit(1)'],
  ['its natural end', ''],
  ['a flush', 'log.flush(() => process.reallyExit(0))'],
])('after %s each line of what was answered is in the log, whole', async (_, what) => {
  const folder = await mkdtemp(join(tmpdir(), 'mission-restore-log-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'log')
  const log = openSync(file, 'a')
  onTestFinished(() => closeSync(log))
  await once(answerAndThen(what, log), 'close')

  const written = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
  const ids = written.map((line) => Number(JSON.parse(line).request))
  expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: lines }, (_, nth) => nth))
})

test('a line that no other follows is written while the process goes on, so a kill does not lose it', async () => {
  const child = answerAndThen('setInterval(() => {}, 1000)', 'pipe')
  let written = ''
  child.stdout?.on('data', (portion) => {
    written += String(portion)
    if (written.includes(`"request":"${lines - 1}"`)) child.kill('SIGKILL')
  })
  expect(await once(child, 'close')).toEqual([null, 'SIGKILL'])
  const ids = written
    .split('\n')
    .filter(Boolean)
    .map((line) => Number(JSON.parse(line).request))
  expect(ids).toEqual(Array.from({ length: lines }, (_, nth) => nth))
})
