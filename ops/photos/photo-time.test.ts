import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { photoTimeWords } from './photo-time.ts'

const now = new Date('2026-11-20T14:00:00.000Z')
const at = '2026-11-20T05:22:00.000Z'

test('a photo says when it was added, and when it arrived where that was long after', () => {
  expect(photoTimeWords({ at }, now, en)).toBe('12:22 AM')
  expect(photoTimeWords({ at, received_at: '2026-11-20T05:29:00.000Z' }, now, en)).toBe(
    '12:22 AM, received 12:29 AM',
  )
  expect(photoTimeWords({}, now, en)).toBe('')
})
