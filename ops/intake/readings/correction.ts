import * as z from 'zod'
import { findAirProblem } from '#domain/drying/air-limits.ts'
import { storedReason } from '#domain/readings/corrections/correction-reasons.ts'
import { judgeReading, type Surprising } from '#domain/drying/judge-reading.ts'
import type { DryingWords } from '../../words/en-drying.ts'
import type { ReadingWords } from '../../words/en-readings.ts'
import type { Doubt } from './entry.ts'
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

/** `confirmed` is the number that the person said is right when asked about it. */
type Corrected = { stop: Stop; surprising: Surprising; confirmed: number | null }
type Asked = Extract<Doubt, { kind: 'asked' }>

/** What the form says in place of a reading, what is missing, or what is to be asked before: by the rule of the number pad. */
export function correctionOf(
  draft: CorrectionDraft,
  corrected: Corrected,
  words: Words,
): { correction: Correction | null; faults: Faults; asked: Asked | null } {
  const { measured, faults, asked } = measuredOf(draft, corrected, words)
  const reason = storedReason(draft.reason.trim(), words.readings.correction.reasons)
  const all = { ...faults, ...(reason === '' && { reason: words.readings.correction.noReason }) }
  return { correction: measured && reason ? { measured, reason } : null, faults: all, asked }
}

type Read = { measured: Measured | null; faults: Faults; asked: Asked | null }

function measuredOf(draft: CorrectionDraft, { stop, ...rest }: Corrected, words: Words): Read {
  return stop.kind === 'point'
    ? ofPoint(draft, { stop, ...rest }, words)
    : { ...ofAir(draft, stop, words), asked: null }
}

function ofPoint(
  { value: typed }: CorrectionDraft,
  { stop: { scale, previous }, surprising, confirmed }: Corrected & { stop: PointStop },
  words: Words,
): Read {
  const none = { measured: null, asked: null }
  const value = numberOf(typed)
  if (value === null) return { ...none, faults: { value: words.readings.correction.noValue } }
  const judged = judgeReading(value, { scale, previous: previous?.value ?? null }, surprising)
  if (judged.verdict === 'refused') return { ...none, faults: { value: words.drying.refused(scale) } }
  const is_confirmed = judged.verdict === 'asked' && confirmed === value
  if (judged.verdict === 'asked' && !is_confirmed) {
    const asked = { kind: 'asked', value, change: judged.change, since: previous?.at ?? new Date(0) } as const
    return { ...none, faults: {}, asked }
  }
  return { measured: { value, no_access: null, is_confirmed }, faults: {}, asked: null }
}

function ofAir(draft: CorrectionDraft, { altitudeFeet }: AirStop, words: Words): Omit<Read, 'asked'> {
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
