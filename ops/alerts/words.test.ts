import { expect, test } from 'vitest'
import type { Rung } from '#domain/alerts/alert.ts'
import { en } from '../words/en.ts'
import {
  endWords,
  holderWords,
  namesWords,
  nextWords,
  reasonWords,
  toldWords,
  unclaimedWords,
  whatWords,
} from './words.ts'

const ann = { id: '1', name: 'Ann Miller' }
const bo = { id: '2', name: 'Bo Starling' }

test.each([
  ['claimed', ann, 'Ann Miller has it'],
  ['moved', ann, 'Ann Miller is on it'],
  ['closed', ann, 'Closed by Ann Miller'],
  ['closed', null, 'Closed'],
  ['taken', ann, 'Ann Miller took Ivy’s call'],
  ['undone', { id: '3', name: 'Ivy' }, 'Ivy took the call back'],
] as const)('an alert that was %s by %j', (reason, settled_by, words) => {
  expect(endWords({ reason, settled_by, caller: 'Ivy' }, en.alerts)).toBe(words)
})

test('what happened is said in the visitor’s own choice, and a town that was not given leaves no gap', () => {
  expect(whatWords({ loss: 'burst-pipe', service: 'water-damage', town: '' })).toBe('Burst or leaking pipe')
  expect(whatWords({ loss: null, service: 'water-damage', town: 'Salem' })).toBe('Water Damage, Salem')
})

test('who has a request in hand is named, and the person who reads is “you”', () => {
  expect(['2', '1'].map((me) => holderWords(ann, me, en.alerts))).toEqual([
    'Ann Miller has it',
    'You have it',
  ])
})

test('the count reads the same everywhere', () => {
  expect([0, 1, 1204].map((count) => unclaimedWords(count))).toEqual([
    'None unclaimed',
    '1 unclaimed',
    '1,204 unclaimed',
  ])
})

function rung(line: Rung['line'], ...people: Rung['people']): Rung {
  const at = '2026-11-22T07:08:00.000Z'
  return { line, people, times: 1, first_at: at, last_at: at }
}

test('who was told is said by first names, and to the person who reads as you', () => {
  expect(namesWords([ann, bo], '1')).toEqual(['Bo', 'You'])
  expect(toldWords([rung('first', ann)], '1')).toBe('You were alerted.')
  expect(toldWords([rung('first', ann)], '2')).toBe('Ann was alerted.')
  expect(toldWords([rung('first', ann), rung('backup', bo)], '1')).toBe('Bo and you were alerted.')
  expect(toldWords([rung('first', ann), rung('everyone')], '1')).toBe(
    'Everyone was alerted. No one has claimed it.',
  )
  expect(toldWords([rung('everyone'), rung('owner', bo)], '1')).toBe(
    'Everyone and the owner were alerted. No one has claimed it.',
  )
  expect(toldWords([], '1')).toBe('')
})

test('the bar says why it is shown', () => {
  expect(reasonWords([rung('first', ann)], '1')).toBe('You’re on call')
  expect(reasonWords([rung('first', bo), rung('backup', ann)], '1')).toBe('You’re the backup')
  expect(reasonWords([rung('first', ann)], '2')).toBe('On call was alerted')
  expect(reasonWords([rung('first', ann), rung('everyone')], '1')).toBe('Everyone was alerted')
})

test('who is alerted next is a sentence with its time, and with what keeps it from happening', () => {
  const told = (line: 'backup' | 'everyone' | 'owner', people: (typeof ann)[]) =>
    nextWords({ line, people, at: '' }, { me: '2', time: '7:13 AM', unless: 'no one takes this chat' })
  expect(told('backup', [ann])).toBe('If no one takes this chat, Ann is alerted at 7:13 AM.')
  expect(told('backup', [bo])).toBe('If no one takes this chat, you are alerted at 7:13 AM.')
  expect(told('backup', [ann, bo])).toBe('If no one takes this chat, Ann and you are alerted at 7:13 AM.')
  expect(told('everyone', [])).toBe('If no one takes this chat, everyone is alerted at 7:13 AM.')
  expect(told('owner', [])).toBe('If no one takes this chat, the owner is alerted at 7:13 AM.')
})
