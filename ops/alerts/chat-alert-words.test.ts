import { expect, test } from 'vitest'
import { chatAlerts as en } from '../words/en-chat-alerts.ts'
import { chatAlerts as es } from '../words/es-chat-alerts.ts'
import { aWaitingChat } from './alerts.fixture.ts'
import { chatTitle, chatWords } from './chat-alert-words.ts'

test('a chat is told by its danger or by whom it waits for, and by who it is', () => {
  const wanda = aWaitingChat('wanda', { is_mine: true })
  expect([chatTitle(wanda, en), chatWords(wanda, en)]).toEqual(['New message for you', 'Wanda Teasle wrote'])
  expect(chatWords(wanda, es)).toBe('Wanda Teasle escribió')
  const inDanger = aWaitingChat('a', { name: null, town: '', is_danger: true })
  expect([chatTitle(inDanger, en), chatWords(inDanger, en)]).toEqual(['Danger in a chat', 'Visitor'])
  const waits = aWaitingChat('a', { name: null })
  expect([chatTitle(waits, en), chatWords(waits, en)]).toEqual(['Waiting in the chat', 'Salem'])
})
