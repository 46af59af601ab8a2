import * as z from 'zod'
import { findAirProblem } from '#domain/drying/air-limits.ts'
import { judgeReading } from '#domain/drying/judge-reading.ts'
import type { DryingWords } from '../../words/en-drying.ts'
import type { ReadingWords } from '../../words/en-readings.ts'
import type { Faults } from './point-draft.ts'
import type { Measured } from './use-reading-write.ts'
import type { AirStop, PointStop, Stop } from './walk.ts'

/** A correction as it stands in its form. `value` is the humidity of air. */
const Draft = z.object({ value: z.string(), fahrenheit: z.string(), reason: z.string() })
export type CorrectionDraft = z.output<typeof Draft>
export const StoredCorrection = Draft.partial()
export const emptyCorrection: CorrectionDraft = { value: '', fahrenheit: '', reason: '' }

export type Correction = { measured: Measured; reason: string }
type Words = { readings: Pick<ReadingWords, 'correction'>; drying: Pick<DryingWords, 'refused' | 'air'> }

/** What the form says in place of a reading, or what is missing. */
export function correctionOf(
  draft: CorrectionDraft,
  stop: Stop,
  words: Words,
): { correction: Correction | null; faults: Faults } {
  const { measured, faults } = stop.kind === 'point' ? ofPoint(draft, stop, words) : ofAir(draft, stop, words)
  const reason = draft.reason.trim()
  const all = { ...faults, ...(reason === '' && { reason: words.readings.correction.noReason }) }
  return { correction: measured && reason ? { measured, reason } : null, faults: all }
}

type Read = { measured: Measured | null; faults: Faults }

function ofPoint({ value: typed }: CorrectionDraft, { scale }: PointStop, words: Words): Read {
  const value = numberOf(typed)
  if (value === null) return { measured: null, faults: { value: words.readings.correction.noValue } }
  // Whoever corrects a reading knows that it surprises.
  if (judgeReading(value, { scale, previous: null }).verdict === 'refused')
    return { measured: null, faults: { value: words.drying.refused(scale) } }
  return { measured: { value, no_access: null, is_confirmed: true }, faults: {} }
}

function ofAir(draft: CorrectionDraft, { altitudeFeet }: AirStop, words: Words): Read {
  const [fahrenheit, humidity] = [numberOf(draft.fahrenheit), numberOf(draft.value)]
  const { noValue } = words.readings.correction
  if (fahrenheit === null || humidity === null) {
    const faults = {
      ...(fahrenheit === null && { fahrenheit: noValue }),
      ...(humidity === null && { value: noValue }),
    }
    return { measured: null, faults }
  }
  const problem = findAirProblem({ fahrenheit, humidity, altitudeFeet })
  if (!problem) return { measured: { air: { fahrenheit, humidity } }, faults: {} }
  return {
    measured: null,
    faults: { [problem === 'fahrenheit' ? 'fahrenheit' : 'value']: words.drying.air[problem] },
  }
}

/** With one decimal at most, as meters show them. */
function numberOf(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  return /^-?\d+(?:\.\d)?$/.test(plain) ? Number(plain) : null
}
