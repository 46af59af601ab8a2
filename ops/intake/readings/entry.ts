import { airLimits, findAirProblem, type AirProblem } from '#domain/drying/air-limits.ts'
import { judgeAir, type AirDoubt } from '#domain/drying/judge-air.ts'
import { judgeReading, type MeterScale, type Surprising } from '#domain/drying/judge-reading.ts'
import { withoutNoise } from '#domain/drying/round-up.ts'
import { besideOf } from './air-beside.ts'
import type { Measured } from './use-reading-write.ts'
import type { AirStop, PointStop, Stop } from './walk.ts'

/** Why what was typed is not saved yet: it surprises, or cannot be. */
export type Doubt =
  | { kind: 'asked'; value: number; change: number; since: Date }
  | { kind: 'air-asked'; read: ReadAir; asked: AirDoubt; since: Date }
  | { kind: 'refused'; scale: MeterScale }
  | { kind: 'air'; problem: AirProblem }

/** What is being typed. `first` is the temperature of a station, once its humidity is typed. */
export type Entry = { text: string; first: string | null; doubt: Doubt | null }
export const emptyEntry: Entry = { text: '', first: null, doubt: null }

/** What was read: as it is sent, without what it is sent for. */
export type ReadPoint = { value: number; is_confirmed: boolean }
export type ReadAir = { fahrenheit: number; humidity: number }

export type Pressed =
  | { kind: 'typing'; entry: Entry }
  | { kind: 'point'; read: ReadPoint }
  | { kind: 'air'; read: ReadAir }
  /** Nothing stands there any more: what was read last is changed. */
  | { kind: 'back' }

export type Key = Digit | '.' | '-' | 'next' | 'back'
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'
export const digits: readonly Digit[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']

/** What a key does to what is typed. The digit that makes a reading whole saves it. A question is never answered by a key. */
export function press(entry: Entry, key: Key, { stop, surprising }: Pressing): Pressed {
  const typed =
    stop.kind === 'air' ? pressAir(entry, key, stop) : pressPoint(entry, key, { stop, surprising })
  return typed ?? typing(entry)
}
type Pressing = { stop: Stop; surprising: Surprising }

/** A whole number that its last digit saved. */
export type JustSaved = { stop: PointStop; text: string }

/**
 * A decimal point or Delete right behind a number that saved itself is meant for that number, before the walk knows that it was read. A
 * digit is the first one of the next point: the number has as many as its meter shows, and one more is out of its range.
 */
export function typedOn({ text }: JustSaved, key: Key): Entry | null {
  return key === '.' || key === 'back' ? changed(text, key, null) : null
}

export function isDigit(key: Key) {
  return digits.some((digit) => digit === key)
}

/** The answer to a question: "Save 42". */
export function confirmed({ doubt }: Entry): Measured | null {
  if (doubt?.kind === 'air-asked') return { air: doubt.read }
  return doubt?.kind === 'asked' ? { value: doubt.value, is_confirmed: true, no_access: null } : null
}

/** The other answer: what surprised is typed again. Of air that is its humidity alone only where the temperature was not asked about. */
export function again({ first, doubt }: Entry): Entry {
  return { ...emptyEntry, first: doubt?.kind === 'air-asked' && doubt.asked.of !== 'humidity' ? null : first }
}

/** Whether Next has anything to save. */
export function canGoOn({ text, doubt }: Entry) {
  return doubt === null && /\d/.test(text)
}

/** Nothing is typed: Next only goes on. */
export function isNothing({ text, first, doubt }: Entry) {
  return text === '' && first === null && doubt === null
}

/** What was read, opened again: without its last digit, or with a decimal to come. Null where a key can do nothing with it. */
export function reopened(stop: Stop, key: Key): Entry | null {
  if (key !== 'back' && key !== '.') return null
  if (stop.kind === 'air') {
    const [read] = stop.read
    if (!read) return null
    return read.air ? changed(String(read.air.humidity), key, String(read.air.fahrenheit)) : emptyEntry
  }
  const [read] = stop.read
  if (!read) return null
  return read.value === null ? emptyEntry : changed(String(read.value), key, null)
}

function changed(text: string, key: 'back' | '.', first: string | null): Entry | null {
  if (key === 'back') return of(text.slice(0, -1), first)
  return text.includes('.') ? null : of(`${text}.`, first)
}

function pressPoint({ text, doubt }: Entry, key: Key, pressing: { stop: PointStop; surprising: Surprising }) {
  switch (key) {
    case '-':
      return null
    case 'back':
      return text === '' ? back : typing(of(text.slice(0, -1)))
    case '.':
      if (text === '') return back
      return text.includes('.') || doubt?.kind === 'refused' ? null : typing(of(`${text}.`))
    case 'next':
      return doubt || !/\d/.test(text) ? null : settlePoint(text, pressing)
    default: {
      const typed = withDigit(doubt ? '' : text, key)
      return isWhole(typed, pressing.stop.scale.most) ? settlePoint(typed, pressing) : typing(of(typed))
    }
  }
}

function settlePoint(
  text: string,
  { stop: { scale, previous }, surprising }: { stop: PointStop; surprising: Surprising },
): Pressed {
  const value = Number(text)
  const judged = judgeReading(value, { scale, previous: previous?.value ?? null }, surprising)
  switch (judged.verdict) {
    case 'accepted':
      return { kind: 'point', read: { value, is_confirmed: false } }
    case 'refused':
      return typing({ ...of(text), doubt: { kind: 'refused', scale } })
    case 'asked': {
      const { change } = judged
      const since = previous?.at ?? new Date(0)
      return typing({ ...of(text), doubt: { kind: 'asked', value, change, since } })
    }
  }
}

function pressAir(entry: Entry, key: Key, stop: AirStop): Pressed | null {
  const { text, first, doubt } = isDigit(key) && entry.doubt ? again(entry) : entry
  const limits = first === null ? airLimits.fahrenheit : airLimits.humidity
  switch (key) {
    case '-':
      if (first !== null) return null
      return typing(of(text.startsWith('-') ? text.slice(1) : `-${doubt ? '' : text}`))
    case '.':
      if (text === '') return first === null ? back : first.includes('.') ? null : typing(of(`${first}.`))
      return text.includes('.') || doubt || !/\d/.test(text) ? null : typing(of(`${text}.`, first))
    case 'back':
      if (text !== '') return typing(of(text.slice(0, -1), first))
      return first === null ? back : typing(of(first.slice(0, -1)))
    case 'next':
      return doubt || !/\d/.test(text) ? null : settleAir(text, first, stop)
    default: {
      // No humidity begins with a zero: it is the last digit of a temperature, and 250 is not 25.
      if (key === '0' && text === '' && first !== null && wentOnByItself(first))
        return typing({ ...of(`${first}0`), doubt: { kind: 'air', problem: 'fahrenheit' } })
      const typed = withDigit(text, key)
      return isWholeAir(typed, limits) ? settleAir(typed, first, stop) : typing(of(typed, first))
    }
  }
}

function settleAir(text: string, first: string | null, stop: AirStop): Pressed {
  const { altitudeFeet, previous } = stop
  if (first === null) {
    const problem = findAirProblem({ fahrenheit: Number(text), humidity: 0 })
    return typing(problem ? { ...of(text), doubt: { kind: 'air', problem } } : of('', text))
  }
  const read = { fahrenheit: Number(first), humidity: Number(text) }
  const problem = findAirProblem({ ...read, altitudeFeet })
  if (problem) return typing({ ...of(text, first), doubt: { kind: 'air', problem } })
  const asked = judgeAir({ ...read, altitudeFeet }, besideOf(stop))
  if (!asked) return { kind: 'air', read }
  const since = new Date(previous?.at ?? 0)
  return typing({ ...of(text, first), doubt: { kind: 'air-asked', read, asked, since } })
}

/** As many digits as the scale has, or one decimal. */
function isWhole(text: string, most: number) {
  const [whole = '', decimals] = text.split('.')
  return decimals === undefined ? whole.length >= String(Math.trunc(most)).length : decimals.length > 0
}

/** Air has two digits, or a third where the number can still grow: 84 °F, 103 °F. */
function isWholeAir(text: string, { least, most }: { least: number; most: number }) {
  const [whole = '', decimals] = text.replace('-', '').split('.')
  if (decimals !== undefined) return decimals.length > 0
  const grown = withoutNoise(Number(text) * 10)
  return whole.length >= 2 && (grown > most || grown < least)
}

function wentOnByItself(first: string) {
  return !first.includes('.') && isWholeAir(first, airLimits.fahrenheit)
}

function withDigit(text: string, digit: Digit) {
  return text === '0' || text === '-0' ? text.replace('0', digit) : `${text}${digit}`
}

const back: Pressed = { kind: 'back' }

function of(text: string, first: string | null = null): Entry {
  return { text, first, doubt: null }
}

function typing(entry: Entry): Pressed {
  return { kind: 'typing', entry }
}
