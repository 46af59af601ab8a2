import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { explainListening, listen } from './listen.ts'

const here = { HOST: '127.0.0.1', PORT: 80 }

test('what keeps the doors shut is told in a sentence, with what to do', () => {
  const told = (code: string) =>
    String(explainListening(Object.assign(new Error('listen'), { code }), { ...here }))
  expect(told('EADDRINUSE')).toMatch(
    'Port 80 is already in use. Stop it, or choose another port: PORT=81 npm start',
  )
  expect(told('EACCES')).toMatch('This user cannot open port 80. Choose a port from 1024 up')
  expect(told('EADDRNOTAVAIL')).toMatch('HOST is 127.0.0.1, which is not an address of this machine.')
  expect(told('ENOTFOUND')).toMatch('HOST is 127.0.0.1, which is not an address of this machine.')
})

test('anything else stays what it is', () => {
  const error = new Error('a bug')
  expect(explainListening(error, here)).toBe(error)
})

test('an address of another machine is refused with that sentence', async () => {
  const elsewhere = listen(createServer(), { HOST: '192.0.2.1', PORT: 0 })
  await expect(elsewhere).rejects.toThrow('HOST is 192.0.2.1, which is not an address of this machine.')
})
