import * as z from 'zod'
import { equipmentKinds } from '#domain/equipment/kinds.ts'
import { UnitQuery } from '#domain/equipment/unit.ts'

export const UnitFilter = UnitQuery.pick({ kind: true, place: true })

/** A number of units, and the list that it counts. */
export const UnitFigure = z.object({ count: z.int(), filter: UnitFilter })
export type UnitFigure = z.output<typeof UnitFigure>

/** What stands at jobs now. */
export const EquipmentFigures = z.object({
  /** Of each kind of which there is any: how many are out, of how many. */
  by_kind: z.array(UnitFigure.extend({ kind: z.enum(equipmentKinds), all: UnitFigure })),
  /** Those that have been out for long. */
  long: UnitFigure,
  /** Those whose job is over. */
  over: UnitFigure,
})
export type EquipmentFigures = z.output<typeof EquipmentFigures>
