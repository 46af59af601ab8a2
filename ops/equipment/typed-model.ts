import * as z from 'zod'
import { equipmentKinds, type EquipmentKind } from '#domain/equipment/kinds.ts'
import { ModelFacts, type StoredModel } from '#domain/equipment/model.ts'
import { centsWords, readCents } from '#domain/money/cents.ts'
import type { EquipmentWords } from '../words/en-equipment.ts'

/** What stands in the fields of the form. */
export type TypedModel = Record<'maker' | 'model' | 'aham_pints' | 'cfm' | 'amps' | 'rate', string> & {
  kind: EquipmentKind
}

type Words = Pick<EquipmentWords, 'badAmps' | 'badAmount' | 'badWhole'>
export type ModelErrors = Partial<Record<keyof TypedModel, string>>

/** Amps as a nameplate says them: "1.9". */
export function ampsWords(tenths: number) {
  return `${Math.floor(tenths / 10)}${tenths % 10 ? `.${tenths % 10}` : ''}`
}

export function typedOf(model: StoredModel | null): TypedModel {
  return {
    kind: model?.kind ?? equipmentKinds[0],
    maker: model?.maker ?? '',
    model: model?.model ?? '',
    aham_pints: model?.aham_pints?.toString() ?? '',
    cfm: model?.cfm?.toString() ?? '',
    amps: model?.amps_tenths ? ampsWords(model.amps_tenths) : '',
    rate: model?.daily_rate_cents == null ? '' : centsWords(model.daily_rate_cents).slice(1),
  }
}

/** The model as it is sent, or what is wrong with what was typed. An empty field is not known, or does not apply. */
export function readTyped(typed: TypedModel, words: Words): { facts: ModelFacts } | { errors: ModelErrors } {
  const { kind, maker, model } = typed
  const numbers = {
    aham_pints: readWhole(typed.aham_pints),
    cfm: readWhole(typed.cfm),
    amps_tenths: readTenths(typed.amps),
    daily_rate_cents: typed.rate.trim() ? (readCents(typed.rate) ?? undefined) : null,
  }
  const errors: ModelErrors = {
    ...(numbers.aham_pints === undefined && { aham_pints: words.badWhole }),
    ...(numbers.cfm === undefined && { cfm: words.badWhole }),
    ...(numbers.amps_tenths === undefined && { amps: words.badAmps }),
    ...(numbers.daily_rate_cents === undefined && { rate: words.badAmount }),
  }
  const read = ModelFacts.safeParse({ kind, maker, model, ...numbers })
  if (read.success) return { facts: read.data }
  const { fieldErrors } = z.flattenError(read.error)
  const { amps_tenths, daily_rate_cents, ...same } = fieldErrors
  const named = { ...same, amps: amps_tenths, rate: daily_rate_cents }
  const first = Object.fromEntries(
    Object.entries(named).flatMap(([field, told]) => (told?.[0] ? [[field, told[0]]] : [])),
  )
  return { errors: { ...first, ...errors } }
}

/** Undefined is no number at all. */
function readWhole(typed: string): number | null | undefined {
  const digits = typed.trim().replaceAll(',', '')
  if (digits === '') return null
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined
}

function readTenths(typed: string): number | null | undefined {
  if (typed.trim() === '') return null
  const [, whole, tenth = '0'] = /^(\d{0,4})(?:[.,](\d))?$/.exec(typed.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 10 + Number(tenth)
}
