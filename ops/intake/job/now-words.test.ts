import { expect, test } from 'vitest'
import { job as words } from '../../words/en-job.ts'
import { day, hour, minute } from '#platform/time.ts'
import { nowWords } from './now-words.ts'

const now = new Date('2026-11-10T17:00:00Z')
const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
const job = { name: 'Nora Trillium' }
const said = { now, words, locale: 'en-US' }

test('what matters now is one sentence with its time', () => {
  expect(nowWords({ rule: 'late', clock: 'inspected', due_at: before(72 * minute) }, job, said)).toEqual({
    title: 'The inspection is 1 h 12 late',
    more: 'It was due 10:48 AM.',
  })
  expect(nowWords({ rule: 'call-back', due_at: before(-5 * minute) }, job, said).title).toBe(
    'Call Nora back by 12:05 PM',
  )
  expect(nowWords({ rule: 'call-back', due_at: before(-5 * minute) }, { name: null }, said).title).toBe(
    'Call back by 12:05 PM',
  )
  expect(nowWords({ rule: 'plan-visit', clock: 'inspected', due_at: before(-hour) }, job, said)).toEqual({
    title: 'Plan the next visit',
    more: 'Inspected is due 1:00 PM.',
  })
  const due = { clock: 'started', due_at: before(-hour) } as const
  expect(nowWords({ rule: 'next-stage', stage: 'authorized', due }, job, said)).toEqual({
    title: 'Next: Authorized',
    more: 'Started is due 1:00 PM.',
  })
  const people = ['Ivy Starling']
  const at = before(-30 * minute)
  expect(nowWords({ rule: 'next-visit', people, at, isDue: true, due: null }, job, said)).toEqual({
    title: 'Ivy Starling should leave now',
    more: 'Visit at 12:30 PM.',
  })
  expect(nowWords({ rule: 'next-visit', people, at, isDue: false, due }, job, said)).toEqual({
    title: 'Ivy Starling goes at 12:30 PM',
    more: 'Started is due 1:00 PM.',
  })
  expect(nowWords({ rule: 'on-the-way', people, since: before(hour), due: null }, job, said)).toEqual({
    title: 'Ivy Starling on the way',
    more: 'Since 11:00 AM.',
  })
  expect(
    nowWords({ rule: 'there', people, since: before(hour), stage: 'authorized', due }, job, said),
  ).toEqual({
    title: 'Ivy Starling at the house',
    more: 'Since 11:00 AM. Next: Authorized. Started is due 1:00 PM.',
  })
  // Whoever is there themselves reads nothing of what the office does next.
  const there = { rule: 'there', people, since: before(hour), stage: 'authorized', due } as const
  expect(nowWords(there, job, { ...said, me: 'Ivy Starling' })).toEqual({
    title: 'You’re at the house',
    more: 'Since 11:00 AM.',
  })
  expect(nowWords({ rule: 'not-paid', since: before(32 * day) }, job, said).title).toBe('Not paid for 32 d')
  expect(
    nowWords({ rule: 'aside', side: 'on_hold', since: before(0), reason: 'Asbestos result due' }, job, said),
  ).toEqual({
    title: 'On hold since 12:00 PM',
    more: 'Asbestos result due',
  })
})
