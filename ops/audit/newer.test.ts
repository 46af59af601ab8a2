import { expect, test } from 'vitest'
import type { AuditEntry } from '#domain/audit/audit.ts'
import { countNewer, newerWords } from './newer.ts'

const entry = (id: string): AuditEntry => ({
  id,
  at: '2026-11-21T04:30:00.000Z',
  name: 'lead.received',
  words: 'Request came in',
  group: 'requests',
  by: null,
  subject: null,
  before: null,
  after: null,
  changed: [],
  details: {},
  sealed: true,
})
const page = (ids: string[], next: string | null = null) => ({ items: ids.map(entry), next })

test('what came after the newest entry of the list is counted', () => {
  expect(countNewer(page(['5', '4', '3']), [entry('4'), entry('3')])).toEqual({ count: 1, isMore: false })
  expect(countNewer(page(['5', '4']), [entry('5')])).toEqual({ count: 0, isMore: false })
  expect(countNewer(page(['2', '1']), [])).toEqual({ count: 2, isMore: false })
  expect(countNewer(page(['9', '8'], '8_8'), [entry('3')])).toEqual({ count: 2, isMore: true })
  expect(countNewer(undefined, [entry('3')]).count).toBe(0)
  expect(countNewer(page(['3']), undefined).count).toBe(0)
})

test('the number is said in words', () => {
  expect(newerWords({ count: 1, isMore: false })).toBe('1 newer entry')
  expect(newerWords({ count: 3, isMore: false })).toBe('3 newer entries')
  expect(newerWords({ count: 30, isMore: true })).toBe('More than 30 newer entries')
})
