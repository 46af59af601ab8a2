import { expect, test } from 'vitest'
import { wetOrFallenDangers } from './told-dangers.fixture.ts'
import { wetOrFallenHarmless } from './told-harmless.fixture.ts'
import { emergencyIn } from './emergency.ts'

test.each(wetOrFallenDangers)('%s: “%s”', (kind, text) => {
  expect(emergencyIn(text)?.kind).toBe(kind)
})

test.each(wetOrFallenHarmless)('no danger: “%s”', (text) => {
  expect(emergencyIn(text)).toBeNull()
})
