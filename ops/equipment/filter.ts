import { equipmentKinds } from '#domain/equipment/kinds.ts'
import { unitPlaces } from '#domain/equipment/unit-places.ts'
import { unitStates } from '#domain/equipment/unit-states.ts'
import type { UnitFilter } from './equipment-api.ts'
import type { EquipmentSearch } from './search.ts'

/** What the list is narrowed to; what cannot be understood is left out. */
export function filterOf({ q, kind, state, place }: EquipmentSearch): UnitFilter {
  return {
    kind: equipmentKinds.find((each) => each === kind),
    state: unitStates.find((each) => each === state),
    place: unitPlaces.find((each) => each === place),
    q: q?.trim() || undefined,
  }
}
