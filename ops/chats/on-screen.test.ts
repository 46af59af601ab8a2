import { expect, test } from 'vitest'
import { firstUnread, isOnScreen, seenUpTo } from './on-screen.ts'

const between = { top: 100, bottom: 600 }

test('a message is on the screen where its middle is, between the head and the reply', () => {
  expect(isOnScreen({ top: 120, height: 60 }, between)).toBe(true)
  expect(isOnScreen({ top: 580, height: 60 }, between)).toBe(false)
  expect(isOnScreen({ top: 50, height: 60 }, between)).toBe(false)
  // One that is longer than the screen is read where it fills it.
  expect(isOnScreen({ top: -300, height: 2000 }, between)).toBe(true)
})

test('what is not laid out is not on the screen', () => {
  expect(isOnScreen({ top: 0, height: 0 }, between)).toBe(false)
  expect(isOnScreen({ top: 0, height: 0 }, { top: 0, bottom: 0 })).toBe(false)
})

test('seen is up to the last that was on the screen, and never less than before', () => {
  expect(seenUpTo([4, 5], 3)).toBe(5)
  expect(seenUpTo([1, 2], 3)).toBe(3)
  expect(seenUpTo([], 3)).toBe(3)
})

test('the first unread is a message of the visitor', () => {
  const said = (position: number, author: 'visitor' | 'employee') => ({ position, author })
  const messages = [said(1, 'visitor'), said(2, 'employee'), said(3, 'employee'), said(4, 'visitor')]
  expect(firstUnread(messages, 1)?.position).toBe(4)
  expect(firstUnread(messages, 4)).toBeUndefined()
})
