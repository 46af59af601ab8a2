import type { AirRow } from '#domain/readings/stations/air-rows.ts'
import type { VisitColumn } from '#domain/readings/visits/read-visits.ts'

type Look = { stroke: string; fill: string; dashes?: string }
export type GrainsLine = { id: string; row: AirRow; points: { at: Date; grains: number }[]; look: Look }

/** Water is blue in data; what it is compared with is gray, and dashed so that color is not the only sign. */
const looks = {
  affected: { stroke: 'stroke-blue', fill: 'fill-blue' },
  unaffected: { stroke: 'stroke-ink', fill: 'fill-ink', dashes: '6 3' },
  outside: { stroke: 'stroke-muted', fill: 'fill-muted', dashes: '2 3' },
} as const

/** The stations whose air is compared: those of chambers, unaffected and outside. */
export function grainsLines(air: readonly AirRow[], columns: readonly VisitColumn[]): GrainsLine[] {
  return air.flatMap((row) => {
    const { kind, id } = row.station
    if (kind !== 'affected' && kind !== 'unaffected' && kind !== 'outside') return []
    const points = columns.flatMap(({ at }, nth) => {
      const cell = row.cells[nth]
      return cell ? [{ at, grains: cell.air.grains }] : []
    })
    return points.length > 0 ? [{ id, row, points, look: looks[kind] }] : []
  })
}

/** Moves names down until none covers the one above it. */
export function apart<Name extends { y: number }>(names: readonly Name[], least: number): Name[] {
  let above = -Infinity
  return names
    .toSorted((one, other) => one.y - other.y)
    .map((name) => {
      above = Math.max(name.y, above + least)
      return { ...name, y: above }
    })
}
