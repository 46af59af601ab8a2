import { expect, test } from 'vitest'
import { safetyRules } from '#domain/safety/rules.ts'
import { isAfterwards } from './afterwards.ts'
import { afterwardsRules, afterwardsWords } from './afterwards-words.ts'
import { emergencyIn } from './emergency.ts'
import { brokenIn } from '../forbidden.ts'

const told = (text: string) => {
  const emergency = emergencyIn(text)
  return emergency && isAfterwards(text, emergency)
}

test.each([
  'my brother shot himself in the bedroom and i need to know who cleans it',
  'found my tenant dead in the bathtub',
  'mi mama esta muerta en el piso, quien limpia',
])('over: “%s”', (text) => {
  expect(told(text)).toBe(true)
})

test.each([
  'my brother shot himself and hes still breathing',
  'my brother shot himself help',
  'someone is bleeding',
  'my mom is bleeding in the bedroom, who cleans it',
  'i want to kill myself',
  'my dad died and i want to die',
  'my brother just shot himself',
  'mi hermano se disparo y esta sangrando',
  'there is gas in the house and we found a body',
])('now: “%s”', (text) => {
  expect(told(text)).toBe(false)
})

test('its rules are among those of safety', () => {
  expect(afterwardsRules.map((rule) => safetyRules[rule])).not.toContain(undefined)
})

test('911 comes before all else that is told to do, and no rule of what is never said is broken', () => {
  for (const words of Object.values(afterwardsWords)) {
    expect(words.indexOf('911')).toBeGreaterThan(0)
    expect(words.indexOf('911')).toBeLessThan(words.search(/day and night|de día/))
    expect(brokenIn(words, [])).toEqual([])
  }
})
