import { chamberAlert } from '#domain/drying/chamber-alert.ts'
import { judgeDehumidifier, type Verdict } from '#domain/drying/dehumidifier-verdict.ts'
import { grainsAboveReference } from '#domain/drying/grains.ts'
import type { ChamberKind } from '#domain/rooms/room-choices.ts'
import type { AirCell, AirRow } from './air-rows.ts'

/** How much wetter the air of a chamber is than unaffected air, at its last visit with both, and since the one before. */
export type AboveReference = {
  affected: AirCell
  reference: AirCell
  /** Where the reference was measured. */
  place: string
  grains: number
  /** Whether that was at the last visit of the job: the sentence of an earlier one says its day. */
  isOfLastVisit: boolean
  /** How much more than at the visit before, and when that was; null where there was none. */
  since: { grains: number; at: Date } | null
}

/** `isLatest`: nothing was measured in its chamber since. */
export type JudgedUnit = Verdict & {
  unit: string
  inlet: AirCell
  outlet: AirCell
  isOfLastVisit: boolean
  isLatest: boolean
}

export type ChamberAir = {
  above: AboveReference | null
  units: readonly JudgedUnit[]
  alert: ReturnType<typeof chamberAlert>
  /** The chamber was measured at the last visit, and the unaffected area was not. */
  lacksReference: boolean
}

/** Air that is closed off from outside should be drier than it: an open area never is, and a cavity is blown through. */
const systems = { containment: 'closed', open: 'open', cavity: 'hybrid' } as const

/** What the air of a chamber says of how it dries, from its stations and those of the whole job. */
export function chamberAir(rows: readonly AirRow[], chamber: { id: string; kind: ChamberKind }): ChamberAir {
  const own = rows.filter(({ station }) => station.chamber_id === chamber.id)
  const affected = wettest(own.filter(({ station }) => station.kind === 'affected'))
  const of = (kind: 'unaffected' | 'outside') => rows.find(({ station }) => station.kind === kind)
  const outside = of('outside')
  const visits = affected.flatMap((cell, nth) =>
    cell ? [{ affected: cell.air.grains, outside: outsideOf(outside?.cells[nth]) }] : [],
  )
  return {
    above: aboveReference(affected, of('unaffected')),
    units: judgedUnits(own),
    alert: chamberAlert(visits, systems[chamber.kind]),
    lacksReference: Boolean(affected.at(-1) && !of('unaffected')?.cells.at(-1)),
  }
}

function outsideOf(cell: AirCell | null | undefined) {
  return cell ? { grains: cell.air.grains, fahrenheit: cell.measured.fahrenheit } : null
}

/** Where a chamber has several stations, the wettest one at each visit says how it stands. */
function wettest(rows: readonly AirRow[]): (AirCell | null)[] {
  const [first] = rows
  return (first?.cells ?? []).map(
    (_, nth) =>
      rows
        .map(({ cells }) => cells[nth] ?? null)
        .filter((cell) => cell !== null)
        .toSorted((one, other) => other.air.grains - one.air.grains)[0] ?? null,
  )
}

function aboveReference(
  affected: readonly (AirCell | null)[],
  reference: AirRow | undefined,
): AboveReference | null {
  if (!reference) return null
  const both = affected.flatMap((cell, nth) => {
    const other = reference.cells[nth]
    if (!cell || !other) return []
    const grains = grainsAboveReference({ affected: cell.air, reference: other.air })
    return [{ affected: cell, reference: other, grains, isOfLastVisit: nth === affected.length - 1 }]
  })
  const [last, before] = both.toReversed()
  if (!last) return null
  const since = before && { grains: last.grains - before.grains, at: before.affected.counted.measuredAt }
  return { ...last, place: reference.station.place, since: since ?? null }
}

/** Each dehumidifier by the last visit at which both of its ends were measured. */
function judgedUnits(rows: readonly AirRow[]): JudgedUnit[] {
  const newest = Math.max(-1, ...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== null)))
  const byUnit = Map.groupBy(rows, ({ station }) => station.unit_number)
  return [...byUnit].flatMap(([unit, ends]) => {
    const of = (kind: 'dehumidifier_in' | 'dehumidifier_out') =>
      ends.find(({ station }) => station.kind === kind)?.cells
    const [entering, leaving] = [of('dehumidifier_in'), of('dehumidifier_out')]
    const nth = entering?.findLastIndex((cell, nth) => cell !== null && leaving?.[nth]) ?? -1
    const [inlet, outlet] = [entering?.[nth], leaving?.[nth]]
    if (unit === null || !inlet || !outlet) return []
    const isOfLastVisit = nth === (entering?.length ?? 0) - 1
    return [
      {
        unit,
        inlet,
        outlet,
        isOfLastVisit,
        isLatest: nth === newest,
        ...judgeDehumidifier({ inlet: inlet.measured, outlet: outlet.measured }),
      },
    ]
  })
}
