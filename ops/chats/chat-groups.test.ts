import { expect, test } from 'vitest'
import type { ChatRow } from '#domain/chat/chat.ts'
import { nextChats, splitOwn } from './chat-groups.ts'

const since = '2026-11-20T12:00:00.000Z'

function row(id: string, more: Partial<ChatRow> = {}): ChatRow {
  return {
    id,
    state: 'staff',
    name: id,
    phone: null,
    town: '',
    language: 'en',
    page: '/',
    last_words: '',
    assigned_to: null,
    opened_at: since,
    last_message_at: since,
    waiting_since: null,
    first_reply_at: null,
    reference: null,
    job_number: null,
    is_danger: false,
    told_to_call: null,
    ...more,
  }
}

test('a chat of one’s own is unanswered as long as its visitor spoke last', () => {
  const own = [row('hollis', { unanswered_since: since }), row('vera', { unanswered_since: null })]
  expect(splitOwn(own)).toEqual({ unanswered: [own[0]], answered: [own[1]] })
})

test('who comes next is in danger, else one’s own without an answer, else who waits for anyone', () => {
  const own = [row('hollis', { unanswered_since: since }), row('vera')]
  const waiting = [row('otis', { is_danger: true }), row('bea')]
  expect(nextChats(own, waiting).map(({ chat, isMine }) => [chat.id, isMine])).toEqual([
    ['otis', false],
    ['hollis', true],
    ['bea', false],
  ])
})
