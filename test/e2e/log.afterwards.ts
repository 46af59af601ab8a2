import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { callers, guessed, noted, owner, told } from './people.ts'
import { logFolder } from './product.ts'

test('the log of the server holds nothing of what people told us, typed or were given', async () => {
  const files = await readdir(logFolder)
  const text = await Promise.all(files.map((file) => readFile(join(logFolder, file), 'utf8')))
  const log = text.join('\n').toLowerCase()
  expect(log.includes('"msg":"started"')).toBe(true)

  const secrets = [owner.password, guessed.username, guessed.password, told, noted]
  const people = Object.values(callers(''))
  const names = people.flatMap(({ name }) => name.split(' '))
  const numbers = people.flatMap(({ phone }) => [phone, digits(phone), phone.slice(6)])
  const leaked = [...secrets, ...names, ...numbers, 'bearer ', 'auth_token', '@', 'sig='].filter((word) =>
    log.includes(word.toLowerCase()),
  )
  expect(leaked).toEqual([])
})

test('no request of a journey met a bug, and no server ended on one', async () => {
  const files = await readdir(logFolder)
  const logs = await Promise.all(files.map((file) => readFile(join(logFolder, file), 'utf8')))
  const lines = logs.flatMap((log) => log.split('\n'))
  expect(lines.length).toBeGreaterThan(logs.length)
  // The last line of a process that an error ended is the version of Node.
  expect(lines.filter((line) => /^Node\.js v|"msg":"a bug/.test(line))).toEqual([])
})

function digits(phone: string) {
  return phone.replaceAll(/\D/g, '')
}
