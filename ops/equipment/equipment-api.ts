import { hc, parseResponse } from 'hono/client'
import type { EquipmentReportsApi } from '#api/equipment-reports.ts'
import type { EquipmentApi } from '#api/equipment.ts'
import type { EquipmentModel, ModelFacts } from '#domain/equipment/model.ts'
import type { EquipmentUnit, NewUnits, UnitChange, UnitQuery } from '#domain/equipment/unit.ts'
import { asMe } from '../as-me.ts'

const equipment = hc<EquipmentApi>('/api/equipment', asMe)
const reports = hc<EquipmentReportsApi>('/api/equipment/reports', asMe)

export type WhichModel = Pick<EquipmentModel, 'id' | 'revision'>
export type WhichUnit = Pick<EquipmentUnit, 'id' | 'revision'>
export type UnitFilter = Pick<UnitQuery, 'kind' | 'state' | 'place' | 'q'>

export function listModels() {
  return parseResponse(equipment.models.$get())
}

export function addModel(json: ModelFacts & { id: string }) {
  return parseResponse(equipment.models.$post({ json }))
}

export function changeModel({ id, revision }: WhichModel, facts: ModelFacts) {
  return parseResponse(equipment.models[':id'].$put({ param: { id }, json: { ...facts, revision } }))
}

export function removeModel({ id, revision }: WhichModel) {
  const query = { revision: String(revision) }
  return parseResponse(equipment.models[':id'].$delete({ param: { id }, query }))
}

export function undoModelChange({ id, revision }: WhichModel) {
  return parseResponse(equipment.models[':id'].undo.$post({ param: { id }, json: { revision } }))
}

export function listUnits(filter: UnitFilter, cursor: string | undefined) {
  return parseResponse(equipment.units.$get({ query: { ...filter, cursor } }))
}

export function listTags(filter: UnitFilter, cursor: string | undefined) {
  return parseResponse(equipment.units.tags.$get({ query: { ...filter, cursor, limit: '100' } }))
}

export function addUnits(json: NewUnits) {
  return parseResponse(equipment.units.$post({ json }))
}

export function changeUnit(id: string, json: UnitChange) {
  return parseResponse(equipment.units[':id'].$put({ param: { id }, json }))
}

export function undoUnitChanges(units: WhichUnit[]) {
  return parseResponse(equipment.units.undo.$post({ json: { units } }))
}

export function listReports() {
  return parseResponse(reports.index.$get())
}

export function settleReport(id: string, settled: boolean) {
  return parseResponse(reports[':id'].settled.$put({ param: { id }, json: { settled } }))
}
