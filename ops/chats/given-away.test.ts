import { expect, test } from 'vitest'
import type { ChatMessage } from '#domain/chat/chat.ts'
import { newId } from '#platform/uuid.ts'
import { gaveAway } from './given-away.ts'

const [marcus, june] = [newId(), newId()]
const at = '2026-11-28T18:00:00.000Z'
const given: ChatMessage = {
  position: 3,
  id: newId(),
  author: 'product',
  kind: 'taken',
  by: 'June Kestrel',
  text: '',
  detail: { transfer: { by: marcus, from: marcus, to: june } },
  at,
}

test('whoever gave a chat away can take it back until it is opened, and no one else', () => {
  const chat = { state: 'staff', join_by: at, messages: [given] } as const
  expect(gaveAway({ ...chat, messages: [given] }, marcus)).toBe(true)
  expect(gaveAway({ ...chat, messages: [given] }, june)).toBe(false)
  expect(gaveAway({ ...chat, messages: [given], join_by: null }, marcus)).toBe(false)
  expect(gaveAway({ ...chat, messages: [given], state: 'waiting' }, marcus)).toBe(false)
})
