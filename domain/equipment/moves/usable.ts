import { Refusal } from '#platform/refusal.ts'
import type { StoredUnit } from '../unit.ts'

const reasons: Readonly<Record<NonNullable<StoredUnit['reason']>, string>> = {
  broken: 'broken',
  in_repair: 'in repair',
  needs_cleaning: 'needs cleaning',
  missing: 'missing',
  other: 'ask the office why',
}

/** Refuses with a sentence what cannot be placed as it is. */
export function requireUsable({ number, state, reason }: StoredUnit) {
  if (state === 'retired') throw new Refusal(409, 'unit-retired', `${number} was retired. Use another unit.`)
  if (reason === null) return
  const sentence = `${number} is out of service: ${reasons[reason]}. Use another unit.`
  throw new Refusal(409, 'unit-out-of-service', sentence)
}
