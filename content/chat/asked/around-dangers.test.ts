import { expect, test } from 'vitest'
import { emergencyIn } from '#domain/chat/danger/emergency.ts'
import { withPleas } from '#domain/chat/danger/told-dangers.fixture.ts'
import { harmless } from './harmless.ts'
import { harmlessHeldOut, heldOut, heldOutLater } from './held-out.ts'
import { reviewed, reviewedHarmless } from './reviewed.ts'
import { tuned } from './tuned.ts'

test('what is asked before a danger or behind it never hides it', () => {
  for (const { text, expected } of [...tuned, ...heldOut, ...heldOutLater, ...reviewed])
    if (expected.kind === 'emergency')
      for (const said of withPleas(text))
        expect([said, emergencyIn(said)?.kind]).toEqual([said, emergencyIn(text)?.kind])
})

test('and makes no danger of what is none', () => {
  for (const text of [...harmless, ...harmlessHeldOut, ...reviewedHarmless])
    if (!emergencyIn(text))
      for (const said of withPleas(text)) expect([said, emergencyIn(said)]).toEqual([said, null])
})
