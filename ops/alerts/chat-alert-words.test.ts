import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { es } from '../words/es.ts'
import { aWaitingChat } from './alerts.fixture.ts'
import { chatTitle, chatWords } from './chat-alert-words.ts'

test('a chat is told by its danger or by whom it waits for, and by who it is', () => {
  const wanda = { ...aWaitingChat('wanda'), is_mine: true }
  expect([chatTitle(wanda, en.alerts), chatWords(wanda, en.alerts)]).toEqual([
    'New message for you',
    'Wanda Teasle wrote',
  ])
  expect(chatWords(wanda, es.alerts)).toBe('Wanda Teasle escribió')
  const inDanger = { ...aWaitingChat('a', { name: null, town: '', is_danger: true }), is_mine: false }
  expect([chatTitle(inDanger, en.alerts), chatWords(inDanger, en.alerts)]).toEqual([
    'Danger in a chat',
    'Visitor',
  ])
  const waits = { ...aWaitingChat('a', { name: null }), is_mine: false }
  expect([chatTitle(waits, en.alerts), chatWords(waits, en.alerts)]).toEqual(['Waiting in the chat', 'Salem'])
})
