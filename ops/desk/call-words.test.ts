import { expect, test } from 'vitest'
import { waitingCall } from '#domain/leads/office-calls/call-state.ts'
import { minute, second } from '#platform/time.ts'
import { en } from '../words/en.ts'
import { es } from '../words/es.ts'
import { callLines, type CallingStep } from './call-words.ts'

const now = new Date('2026-11-21T02:31:00Z')
const isUnsent = { isUnsent: true, isUntold: true, call: null, at: new Date(now.getTime() - minute) }
const sent = { isUnsent: false, isUntold: false, at: now, call: waitingCall }
const seen = { now, clockError: 0, isConnected: true, phone: '(330) 555-0142' }

function say(step: CallingStep, changed: Partial<typeof seen> = {}, words = en) {
  return callLines(step, { ...seen, ...changed }, words)
}

test('what is on this device alone the office does not know, and nobody is told that it does', () => {
  expect(say(isUnsent, { isConnected: false })).toEqual({
    kind: 'unknown',
    lines: ['The office doesn’t know yet. Go where you have signal, or call (330) 555-0142.'],
    isCallOffered: true,
  })
  expect(say(isUnsent).kind).toBe('unknown')
  expect(say(isUnsent, { phone: '' }).lines).toEqual([
    'The office doesn’t know yet. Go where you have signal.',
  ])
  expect(say(isUnsent, {}, es).lines).toEqual([
    'La oficina todavía no lo sabe. Vaya a donde haya señal o llame al (330) 555-0142.',
  ])
})

test('with a connection, the first seconds say that it is on its way', () => {
  const fresh = { ...isUnsent, at: new Date(now.getTime() - second) }
  expect(say(fresh)).toEqual({ kind: 'sending', lines: ['Telling the office...'], isCallOffered: false })
  expect(say(fresh, { isConnected: false }).kind).toBe('unknown')
})

test('what the office refused and sent back is not called unknown', () => {
  expect(say({ ...isUnsent, isUntold: false })).toEqual({ kind: 'none', lines: [], isCallOffered: true })
})

test('the card follows the call from waiting to who is on it, their answer, and the end', () => {
  expect(say(sent)).toEqual({ kind: 'waiting', lines: ['Waiting for the office'], isCallOffered: true })
  const taken = { ...waitingCall, taken_by: 'Marcus Wren', taken_at: '2026-11-21T02:28:00Z' }
  expect(say({ ...sent, call: taken })).toEqual({
    kind: 'taken',
    lines: ['Marcus is on it, 9:28 PM'],
    isCallOffered: false,
  })
  const answered = {
    ...taken,
    answer: 'The key is under the pot.',
    answered_by: 'Bo Starling',
    answered_at: '2026-11-21T02:30:00Z',
  }
  expect(say({ ...sent, call: answered }).lines).toEqual([
    'Marcus is on it, 9:28 PM',
    '“The key is under the pot.” Bo, 9:30 PM',
  ])
  const ended = { ...answered, ended_at: '2026-11-21T02:31:00Z' }
  expect(say({ ...sent, call: ended }).lines.at(-1)).toBe('Done, 9:31 PM')
})

test('times are told by the clock of the device, as those beside them', () => {
  const taken = { ...waitingCall, taken_by: 'Marcus Wren', taken_at: '2026-11-21T02:28:00Z' }
  expect(say({ ...sent, call: taken }, { clockError: 60 * minute }).lines).toEqual([
    'Marcus is on it, 10:28 PM',
  ])
})

test('of a step from before calls stood open there is nothing to tell', () => {
  expect(say({ ...sent, call: null }).lines).toEqual([])
})
