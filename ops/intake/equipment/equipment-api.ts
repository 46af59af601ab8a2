import { hc, parseResponse } from 'hono/client'
import type { JobEquipmentApi } from '#api/equipment-moves.ts'
import type { EquipmentApi } from '#api/equipment.ts'
import type { EquipmentUnit } from '#domain/equipment/unit.ts'
import { asMe } from '../../as-me.ts'

const jobs = hc<JobEquipmentApi>('/api/jobs', asMe)
const equipment = hc<EquipmentApi>('/api/equipment', asMe)

/** Many times what a company has: a device stores no more. */
const mostPages = 20

/** A unit as far as it is found by its label, and said where it is. */
export type FieldUnit = Pick<
  EquipmentUnit,
  | 'id'
  | 'number'
  | 'kind'
  | 'maker'
  | 'model'
  | 'aham_pints'
  | 'cfm'
  | 'amps_tenths'
  | 'state'
  | 'reason'
  | 'tag'
  | 'place'
>

export function getJobEquipment(id: string) {
  return parseResponse(jobs[':id'].equipment.$get({ param: { id } }))
}

/** All units but retired ones, so that they are found without a connection. */
export async function listFieldUnits(): Promise<FieldUnit[]> {
  const units: FieldUnit[] = []
  let cursor: string | undefined
  for (let page = 0; page < mostPages; page++) {
    const query = { cursor, limit: '100' }
    const { items, next } = await parseResponse(equipment.units.$get({ query }))
    units.push(...items.map(fieldUnit))
    if (next === null) break
    cursor = next
  }
  return units
}

/** One that the stored list does not have: it is new, or retired. */
export async function findUnit(asked: { tag: string } | { q: string }): Promise<FieldUnit | null> {
  const states = [undefined, 'retired'] as const
  for (const state of states) {
    const query = { ...asked, ...(state && { state }) }
    const { items } = await parseResponse(equipment.units.$get({ query }))
    const [unit] = items
    if (unit) return fieldUnit(unit)
  }
  return null
}

function fieldUnit(unit: EquipmentUnit): FieldUnit {
  const { id, number, kind, maker, model, aham_pints, cfm, amps_tenths, state, reason, tag, place } = unit
  return { id, number, kind, maker, model, aham_pints, cfm, amps_tenths, state, reason, tag, place }
}
