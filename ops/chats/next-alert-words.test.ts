import { expect, test } from 'vitest'
import { chat as en } from '../words/en-chat.ts'
import { chat as es } from '../words/es-chat.ts'
import { alertedWords, nextAlertWords } from './next-alert-words.ts'

const now = new Date('2026-11-20T12:00:00Z')
const june = { id: 'june', name: 'June Kestrel' }
const bo = { id: 'bo', name: 'Bo Lark' }
const next = { line: 'backup', people: [june], at: '2026-11-20T12:01:12.000Z' } as const

test('who is alerted next, and in how long, is told in both languages', () => {
  const read = { me: 'bo', now, words: en }
  expect(nextAlertWords({ ...next, people: [june] }, read)).toBe('Alerts June in 1:12')
  expect(nextAlertWords({ ...next, people: [june, bo] }, read)).toBe('Alerts June and you in 1:12')
  expect(nextAlertWords({ ...next, line: 'everyone', people: [] }, read)).toBe('Alerts everyone in 1:12')
  expect(nextAlertWords({ ...next, line: 'owner', people: [] }, read)).toBe('Alerts the owner in 1:12')
  expect(nextAlertWords({ ...next, people: [june] }, { ...read, words: es })).toBe(
    'Se avisará a June en 1:12',
  )
})

test('a moment that has come is no negative time', () => {
  const late = { me: 'bo', now: new Date('2026-11-20T12:01:13Z'), words: en }
  expect(nextAlertWords({ ...next, people: [june] }, late)).toBe('Alerting June now')
})

test('who was alerted so far is told beside it', () => {
  const read = { me: 'bo', words: en }
  const first = { line: 'first' as const, people: [june] }
  const backup = { line: 'backup' as const, people: [bo, june] }
  const everyone = { line: 'everyone' as const, people: [] }
  expect(alertedWords([], read)).toBe('')
  expect(alertedWords([first], read)).toBe('Alerted so far: June')
  expect(alertedWords([first, backup], read)).toBe('Alerted so far: June and you')
  expect(alertedWords([first, everyone], read)).toBe('Alerted so far: everyone')
  const owner = { line: 'owner' as const, people: [june] }
  expect(alertedWords([first, everyone, owner], read)).toBe('Alerted so far: everyone and the owner')
  expect(alertedWords([first], { ...read, words: es })).toBe('Avisados hasta ahora: June')
})
