import { expect, test } from 'vitest'
import { spokeLast } from './spoke-last.ts'

const visitor = { author: 'visitor', kind: 'text', detail: null } as const
const photo = { ...visitor, kind: 'photo' } as const
const reply = { author: 'employee', kind: 'text', detail: null } as const
const note = { ...reply, kind: 'note' } as const
const quote = { author: 'automated', kind: 'quote', detail: null } as const
const called = { author: 'product', kind: 'person_wanted', detail: null } as const
const taken = { author: 'product', kind: 'taken', detail: null } as const

test('the visitor spoke last until a person replies or a page is quoted; a note or a take-over is no answer', () => {
  expect(spokeLast([])).toBe(false)
  expect(spokeLast([visitor, called, taken])).toBe(true)
  expect(spokeLast([visitor, reply, photo, note])).toBe(true)
  expect(spokeLast([visitor, reply])).toBe(false)
  expect(spokeLast([visitor, quote])).toBe(false)
  expect(spokeLast([visitor, reply, { ...visitor, detail: { spam: true } }])).toBe(false)
})
