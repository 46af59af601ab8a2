import { equipmentKinds } from '#domain/equipment/kinds.ts'
import { unitStates } from '#domain/equipment/unit-states.ts'
import type { UnitFilter } from './equipment-api.ts'
import type { EquipmentSearch } from './search.ts'

/** What the list is narrowed to; what cannot be understood is left out. */
export function filterOf({ q, kind, state }: EquipmentSearch): UnitFilter {
  return {
    kind: equipmentKinds.find((each) => each === kind),
    state: unitStates.find((each) => each === state),
    q: q?.trim() || undefined,
  }
}
