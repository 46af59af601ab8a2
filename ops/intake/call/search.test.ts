import { expect, test } from 'vitest'
import { readCallSearch } from './search.ts'

test('a call begins with a request or a job that is named in the address, and with nothing else', () => {
  const id = '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11'
  expect(readCallSearch({ from: id.toUpperCase(), crew: 'true' })).toEqual({ from: id, crew: true })
  expect(readCallSearch({ job: id, crew: 'yes', other: 1 })).toEqual({ job: id })
  expect(readCallSearch({ from: 'me', job: 12 })).toEqual({})
})
