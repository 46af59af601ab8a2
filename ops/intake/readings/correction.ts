import * as z from 'zod'
import { findAirProblem } from '#domain/drying/air-limits.ts'
import { storedReason } from '#domain/readings/corrections/correction-reasons.ts'
import { judgeAir } from '#domain/drying/judge-air.ts'
import { judgeReading, type Surprising } from '#domain/drying/judge-reading.ts'
import type { DryingWords } from '../../words/en-drying.ts'
import type { ReadingWords } from '../../words/en-readings.ts'
import { besideOf } from './air-beside.ts'
import type { Doubt, ReadAir } from './entry.ts'
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

/** `confirmed` is what the person said is right when asked about it. */
type Corrected = { stop: Stop; surprising: Surprising; confirmed: Asked | null }
export type Asked = Extract<Doubt, { kind: 'asked' | 'air-asked' }>

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
    : ofAir(draft, { stop, ...rest }, words)
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
  const is_confirmed = judged.verdict === 'asked' && confirmed?.kind === 'asked' && confirmed.value === value
  if (judged.verdict === 'asked' && !is_confirmed) {
    const asked = { kind: 'asked', value, change: judged.change, since: previous?.at ?? new Date(0) } as const
    return { ...none, faults: {}, asked }
  }
  return { measured: { value, no_access: null, is_confirmed }, faults: {}, asked: null }
}

function ofAir(
  draft: CorrectionDraft,
  { stop, confirmed }: Corrected & { stop: AirStop },
  words: Words,
): Read {
  const none = { measured: null, asked: null }
  const { altitudeFeet, previous } = stop
  const [fahrenheit, humidity] = [numberOf(draft.fahrenheit), numberOf(draft.value)]
  const { noValue } = words.readings.correction
  if (fahrenheit === null || humidity === null) {
    const faults = {
      ...(fahrenheit === null && { fahrenheit: noValue }),
      ...(humidity === null && { value: noValue }),
    }
    return { ...none, faults }
  }
  const read = { fahrenheit, humidity }
  const problem = findAirProblem({ ...read, altitudeFeet })
  if (problem)
    return {
      ...none,
      faults: { [problem === 'fahrenheit' ? 'fahrenheit' : 'value']: words.drying.air[problem] },
    }
  const asked = judgeAir({ ...read, altitudeFeet }, besideOf(stop))
  if (asked && !isOf(confirmed, read))
    return {
      ...none,
      faults: {},
      asked: { kind: 'air-asked', read, asked, since: new Date(previous?.at ?? 0) },
    }
  return { measured: { air: read }, faults: {}, asked: null }
}

function isOf(confirmed: Asked | null, { fahrenheit, humidity }: ReadAir) {
  if (confirmed?.kind !== 'air-asked') return false
  return confirmed.read.fahrenheit === fahrenheit && confirmed.read.humidity === humidity
}

/** With one decimal at most, as meters show them. */
function numberOf(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  return /^-?\d+(?:\.\d)?$/.test(plain) ? Number(plain) : null
}
