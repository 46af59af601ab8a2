import { expect, test } from 'vitest'
import { dangerToldIn } from './danger-told.ts'

const tapped = (value: string) => ({ danger: { value, at: '2026-11-20T11:41:00.000Z', by: null } })

test('a danger that was written, or only tapped, is told to whoever sends a crew', () => {
  const words = 'the house is on fier'
  expect(dangerToldIn({ danger_in_chat: { kind: 'fire', words }, told_in_chat: tapped('no') })).toEqual({
    words,
    number: '911',
    isHeard: true,
    isByLink: false,
  })
  expect(dangerToldIn({ danger_in_chat: { kind: 'suicidal', words: '' }, told_in_chat: {} })?.number).toBe(
    '988',
  )
  expect(dangerToldIn({ danger_in_chat: null, told_in_chat: tapped('yes') })).toEqual({
    words: '',
    number: '911',
    isHeard: false,
    isByLink: false,
  })
  expect(
    dangerToldIn({ danger_in_chat: { kind: 'fire', words, by_link: true }, told_in_chat: {} })?.isByLink,
  ).toBe(true)
})

test('where no one told of a danger, and in what was stored before it was told, there is none', () => {
  expect(dangerToldIn({ danger_in_chat: null, told_in_chat: tapped('no') })).toBeNull()
  expect(dangerToldIn({ told_in_chat: null })).toBeNull()
  expect(dangerToldIn({})).toBeNull()
})
