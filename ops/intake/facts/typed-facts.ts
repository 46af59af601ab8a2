import * as z from 'zod'
import { FactChanges, type JobFacts } from '#domain/jobs/facts/facts.ts'
import { placeNames } from '#domain/jobs/place-text.ts'
import { tidyPlace } from '#domain/jobs/tidy-place.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { factKinds, type EnteredFact, type FactKind } from './fact-kinds.ts'

/** What stands in the fields of a form, by the name of the fact. */
export type Typed = Partial<Record<EnteredFact, string | string[]>>

/** The fields as a form that was closed before it was saved left them. */
export const StoredTyped = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .transform((stored): Typed => Object.fromEntries(entriesOf(stored)))

/** What is known, as it stands in the fields at first. */
export function typedOf(names: readonly EnteredFact[], facts: JobFacts): Typed {
  return Object.fromEntries(names.map((name) => [name, typedValue(factKinds[name], facts[name])]))
}

function typedValue(how: FactKind, value: unknown): string | string[] {
  if (how.kind === 'several' || how.kind === 'words') return Array.isArray(value) ? value.map(String) : []
  if (value === undefined) return ''
  if (how.kind === 'dollars') return (Number(value) / 100).toFixed(2)
  if (how.kind === 'yes') return value === true ? 'yes' : 'no'
  if (how.kind === 'line' && how.inputMode === 'tel') return displayPhone(String(value))
  return String(value)
}

type Read = { changes: FactChanges } | { errors: Partial<Record<EnteredFact, string>> }

/** What was changed in the fields, or what is wrong with it. An emptied field takes the fact out. */
export function readTyped(typed: Typed, before: Typed): Read {
  const raw: Record<string, unknown> = {}
  for (const [name, value] of entriesOf(typed))
    if (String(value) !== String(before[name] ?? '')) raw[name] = rawValue(factKinds[name], value)
  const read = FactChanges.safeParse(raw)
  if (read.success) return { changes: withTidyPlace(read.data, before) }
  const errors: Partial<Record<EnteredFact, string>> = {}
  for (const { path, message } of read.error.issues) {
    const name = entriesOf(typed).find(([each]) => each === path[0])?.[0]
    if (name) errors[name] ??= message
  }
  return { errors }
}

/** A state or a ZIP code that was typed behind the street or the town is moved to where it belongs. */
function withTidyPlace(changes: FactChanges, before: Typed): FactChanges {
  if (!changes.address && !changes.town) return changes
  const asTyped = Object.fromEntries(
    placeNames.map((name) => [
      name,
      String(changes[name] === undefined ? (before[name] ?? '') : (changes[name] ?? '')),
    ]),
  )
  const tidy = Object.entries(tidyPlace(asTyped)).filter(([name, value]) => value !== asTyped[name])
  return { ...changes, ...Object.fromEntries(tidy) }
}

function rawValue(how: FactKind, value: string | string[]): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value : null
  const typed = value.trim()
  if (typed === '') return null
  if (how.kind === 'number') return Number(typed)
  if (how.kind === 'dollars') return Math.round(Number(typed.replace(/[$,]/g, '')) * 100)
  return how.kind === 'yes' ? typed === 'yes' : typed
}

function entriesOf(typed: Readonly<Record<string, string | string[] | undefined>>) {
  const known = new Set<string>(Object.keys(factKinds))
  const isEntered = (name: string): name is EnteredFact => known.has(name)
  return Object.entries(typed).flatMap(([name, value]): [EnteredFact, string | string[]][] =>
    isEntered(name) && value !== undefined ? [[name, value]] : [],
  )
}
