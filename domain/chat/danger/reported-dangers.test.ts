import { expect, test } from 'vitest'
import { reportedDangers } from './told-dangers.fixture.ts'
import { reportedHarmless } from './told-harmless.fixture.ts'
import { emergencyIn } from './emergency.ts'

test.each(reportedDangers)('%s: “%s”', (kind, text) => {
  expect(emergencyIn(text)?.kind).toBe(kind)
})

test.each(reportedHarmless)('no danger: “%s”', (text) => {
  expect(emergencyIn(text)).toBe(null)
})

test('“me electrocute” is Spanish, with its accent or without', () => {
  for (const text of ['me electrocute', 'me electrocuté', 'me electrocute con la secadora'])
    expect(emergencyIn(text)).toEqual({ kind: 'electricity', language: 'es' })
  expect(emergencyIn('i got electrocuted')).toEqual({ kind: 'electricity', language: 'en' })
})
