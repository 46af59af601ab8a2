import { expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat/chat.ts'
import { merge, noChat } from './conversation-state.ts'
import { linesOf, toldIn } from './lines.ts'

const at = '2026-11-20T12:00:00.000Z'

function item(position: number, made: Partial<ChatMessage> = {}): ChatMessage {
  const id = `m${position}`
  return { position, id, author: 'visitor', kind: 'text', by: null, text: id, detail: null, at, ...made }
}

const fact = (value: string | string[]) => ({ value, at, by: null })

test('what is known grows by what comes, in whichever order it comes', () => {
  const known = merge(noChat, { ...noChat, items: [item(1), item(2)] })
  const later = merge(known, {
    ...noChat,
    state: 'staff',
    with: 'Marcus Wren',
    seen: 2,
    items: [item(2), item(3)],
  })
  expect(later.items.map(({ position }) => position)).toEqual([1, 2, 3])
  expect(merge(later, { ...noChat, items: [item(2)] })).toEqual(later)
  expect(merge(later, { ...noChat, state: 'ended' })).toMatchObject({ state: 'ended', seen: 2 })
})

test('what waits stands behind what the server has, and once', () => {
  const waiting = [
    { id: 'm2', path: 'messages', body: { text: 'm2' }, refused: '' },
    { id: 'm3', path: 'messages', body: { text: 'and this' }, refused: '' },
    { id: 'm4', path: 'photos', body: { sha256: 'ab' }, refused: 'Too large.' },
  ] as const
  expect(linesOf({ ...noChat, seen: 1, items: [item(1), item(2)] }, waiting)).toEqual([
    { key: 'm1', kind: 'said', text: 'm1', sent: 'read' },
    { key: 'm2', kind: 'said', text: 'm2', sent: 'sent' },
    { key: 'm3', kind: 'said', text: 'and this', sent: 'sending' },
    { key: 'm4', kind: 'photo', sha256: 'ab', sent: { refused: 'Too large.' } },
  ])
})

test('an answer stands once, as it was given last, and not at all when it was taken back', () => {
  const answer = (position: number, name: string) =>
    item(position, { kind: 'answer', detail: { fact: name } })
  const chat = {
    ...noChat,
    facts: { rooms: fact(['Kitchen']), found: fact('today'), danger: fact('no') },
    items: [answer(1, 'danger'), answer(2, 'rooms'), answer(3, 'found')],
  }
  const waiting = [
    { id: 'm4', path: 'facts', body: { rooms: ['Kitchen', 'Hall'] }, refused: '' },
    { id: 'm5', path: 'facts', body: { found: null }, refused: '' },
  ] as const
  expect(toldIn(chat, waiting)).toEqual({ rooms: ['Kitchen', 'Hall'], danger: 'no' })
  expect(linesOf(chat, waiting)).toEqual([
    { key: 'm4 rooms', kind: 'answer', fact: 'rooms', value: ['Kitchen', 'Hall'] },
  ])
})

test('a note of the staff is no line, and what the staff filled in neither', () => {
  const items = [
    item(1, { author: 'employee', kind: 'note' }),
    item(2, { author: 'employee', kind: 'answer', detail: { fact: 'town' } }),
    item(3, { author: 'employee', by: 'Marcus Wren', text: 'Hello' }),
  ]
  expect(linesOf({ ...noChat, items }, [])).toEqual([
    { key: 'm3', kind: 'reply', by: 'Marcus Wren', text: 'Hello' },
  ])
})
