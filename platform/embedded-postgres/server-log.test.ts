import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { capServerLog, openServerLog, readServerLog } from './server-log.ts'

test('the log of the server is rotated while the server writes it: one old file, one new, none above its bound', async () => {
  const file = aLog()
  const { handle } = await openServerLog(file)
  // As the server holds it: a process that was given the open file, and only appends.
  const server = spawn('sh', ['-c', 'while read line; do echo "$line"; done'], {
    stdio: ['pipe', handle.fd, 'ignore'],
  })
  onTestFinished(async () => {
    server.stdin?.end()
    await once(server, 'close')
    await handle.close()
  })
  const bound = 100
  for (const letter of ['a', 'b', 'c']) {
    server.stdin?.write(`${letter.repeat(120)}\n`)
    await expect.poll(() => readFileSync(file, 'utf8')).toBe(`${letter.repeat(120)}\n`)
    await capServerLog(file, bound)
    expect(statSync(file).size).toBe(0)
    expect(readFileSync(`${file}.1`, 'utf8')).toBe(`${letter.repeat(120)}\n`)
  }
})

test('a log below its bound is left as it is, and a start that finds none begins one', async () => {
  const file = aLog()
  const { handle, begin } = await openServerLog(file)
  await handle.write('starting\n')
  await handle.close()
  await capServerLog(file, 100)
  expect(await readServerLog(file, begin)).toBe('starting\n')
})

test('where the old lines cannot be copied they go, and the log stays bounded', async () => {
  const file = aLog()
  writeFileSync(file, 'x'.repeat(200))
  mkdirSync(`${file}.1`)
  await capServerLog(file, 100)
  expect(statSync(file).size).toBe(0)
})

function aLog() {
  const folder = mkdtempSync(join(tmpdir(), 'server-log-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'server.log')
}
