import { expect, test } from 'vitest'
import { textInstead } from '#domain/chat/danger/emergency-words.ts'
import { alarmIn } from './danger.ts'

test.each([
  ['en', 'theres smoke and i cant speak im deaf'],
  ['en', 'I can’t talk, the house is on fire'],
  ['es', 'hay humo y no puedo hablar'],
  ['es', 'soy sorda y huele a gas'],
] as const)('who has no voice is told that 911 reads texts, in %s: “%s”', (language, text) => {
  expect(alarmIn(text, language)?.line).toContain(textInstead[language])
})

test('who can speak is told to call alone', () => {
  expect(alarmIn('theres smoke in the hallway', 'en')?.line).not.toContain('text 911')
})
