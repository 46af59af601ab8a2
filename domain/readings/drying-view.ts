import { airRows, countedOfAir, type AirRow } from './stations/air-rows.ts'
import { chamberAir, type ChamberAir } from './stations/chamber-air.ts'
import { dryingChambers, type DryingChamber, type InRoom } from './drying-chambers.ts'
import type { JobDrying } from './drying-file.ts'
import { standingOf, type Standing } from './dried/drying-standing.ts'
import { countedOfPoints, pointRows } from './points/point-rows.ts'
import { visitColumns, type VisitColumn } from './visits/read-visits.ts'

export type ChamberView = DryingChamber & { air: ChamberAir | null }

export type DryingView = {
  columns: readonly VisitColumn[]
  standing: Standing
  /** Those with trouble in front. */
  chambers: readonly ChamberView[]
  air: readonly AirRow[]
  /** Points whose goal is only a default: they keep the certificate from being written. */
  defaultGoals: number
}

/** All that a screen or a paper says of how a house dries, from what was measured there. */
export function dryingView(file: JobDrying, rooms: readonly InRoom[]): DryingView {
  const columns = visitColumns([...countedOfPoints(file), ...countedOfAir(file)], file.visits)
  const rows = pointRows(file, columns)
  const air = airRows(file, columns)
  const chambers = dryingChambers(rows, rooms, file.setup.tolerance).map((each) => ({
    ...each,
    air: each.chamber && chamberAir(air, each.chamber),
  }))
  return {
    columns,
    standing: standingOf(chambers),
    chambers,
    air,
    defaultGoals: rows.filter(({ goal }) => goal.isDefault).length,
  }
}
