import { expect, test } from 'vitest'
import { codeHere } from './code-here.ts'

const downloaded = { on: '2026-11-20', codes: [{ job_id: 'house', code: '4711' }] }
const morning = new Date('2026-11-20T14:00:00Z')

test('the codes of the day are shown from the device', () => {
  expect(codeHere(downloaded, 'house', morning)).toBe('4711')
  expect(codeHere(downloaded, 'another house', morning)).toBeNull()
  expect(codeHere(undefined, 'house', morning)).toBeNull()
})

test('what was downloaded for another day is not shown any more', () => {
  expect(codeHere(downloaded, 'house', new Date('2026-11-21T04:59:00Z')), 'a minute before midnight').toBe(
    '4711',
  )
  expect(codeHere(downloaded, 'house', new Date('2026-11-21T05:00:00Z'))).toBeNull()
})
