import { afterEach, expect, test, vi } from 'vitest'
import { comingHead } from '#domain/chat/coming-words.ts'
import { headOf } from '#domain/chat/settings/head-of.ts'
import { firstSettings } from '#domain/chat/settings/settings.ts'
import { noChat } from './conversation-state.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { headlineOf, timeOf } from './headline.ts'
import type { State } from './state.ts'

const opening = { group: 'home', time: '07:00', onCall: 'Marcus Wren', company: 'Mission Restore' } as const
const head = headOf(firstSettings, opening)
const start = { phone: '+13305550142', on_call: 'Marcus Wren', head, questions: [] }
const nothing: State = {
  chat: noChat,
  waiting: [],
  kept: undefined,
  start: undefined,
  language: 'en',
  isLost: false,
  isStored: true,
  typing: undefined,
}

test('the head names who is there only as far as it is known', () => {
  expect(headlineOf(nothing, en)).toEqual({ title: 'Mission Restore', line: 'We answer day and night' })
  const planned = { ...nothing, start }
  expect(headlineOf(planned, en)).toEqual({
    title: 'Marcus Wren is on call',
    line: 'Marcus joins when you ask',
  })
  const item = { id: 'a', position: 1, author: 'product', by: null, text: '', detail: null } as const
  const wanted = { ...item, kind: 'person_wanted', at: '2026-11-20T12:00:00.000Z' } as const
  const waits = { ...noChat, state: 'waiting' } as const
  const called = { ...planned, chat: { ...waits, items: [wanted] } }
  expect(headlineOf(called, en).line).toMatch(/^Alerted at 7:00 AM/)
  const taken = { ...called, chat: { ...called.chat, with: 'June Kestrel' } }
  expect(headlineOf(taken, en)).toEqual({ title: 'June Kestrel is here', line: 'In this conversation' })
  const back = { ...wanted, position: 2, kind: 'handed_back' } as const
  const left = { ...planned, chat: { ...noChat, items: [wanted, back] } }
  expect(headlineOf(left, en).line).toBe('Marcus joins when you ask')
  const again = { ...wanted, position: 3, at: '2026-11-20T12:10:00.000Z' }
  expect(headlineOf({ ...left, chat: { ...waits, items: [wanted, back, again] } }, en).line).toMatch(
    /^Alerted at 7:10 AM/,
  )
  const given = { ...called, chat: { ...called.chat, coming: comingHead('June Kestrel') } }
  const coming = { title: 'June Kestrel will take over', line: 'You can keep writing here' }
  expect(headlineOf(given, en)).toEqual(coming)
  expect(headlineOf({ ...given, language: 'es' }, es).title).toBe('June Kestrel le atenderá')
})

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['America/New_York', '7:00 AM', '7:00 a.m.'],
  ['America/Detroit', '7:00 AM', '7:00 a.m.'],
  ['America/Los_Angeles', '7:00 AM ET', '7:00 a.m. ET'],
])('times are those of the office, named where the device in %s shows another', (zone, english, spanish) => {
  vi.stubEnv('TZ', zone)
  const plain = (time: string) => time.replaceAll(/[\u202f\u00a0]/g, ' ').replace('a. m.', 'a.m.')
  expect(plain(timeOf('2026-11-20T12:00:00.000Z', 'en'))).toBe(english)
  expect(plain(timeOf('2026-11-20T12:00:00.000Z', 'es'))).toBe(spanish)
})
