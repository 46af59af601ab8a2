import { expect, test } from 'vitest'
import { whatIsSaved, whyNotSent } from './failure-words.ts'

test('each way to fail has words of its own, and only a phone without a network is called offline', () => {
  const why = (cause: 'offline' | 'silent' | 'trouble' | 'refused', isOnline: boolean) =>
    whyNotSent({ cause, sentence: 'Too many requests came from here.', isOnline })
  expect(why('offline', false)).toMatch(/^You’re offline\./)
  expect(why('offline', true)).toMatch(/^The connection failed\./)
  expect(why('silent', true)).toMatch(/^Our site isn’t answering\./)
  expect(why('trouble', true)).toBe(why('silent', true))
  expect(why('refused', true)).toBe('Too many requests came from here.')
})

test('nothing is called saved that could not be saved', () => {
  expect(whatIsSaved({ cause: 'offline', isStored: true }).rest).toMatch(/saved on this phone.*back online/)
  const { strong, rest } = whatIsSaved({ cause: 'offline', isStored: false })
  expect(strong + rest).toBe('Keep this page open: it can’t be saved on this phone.')
})
