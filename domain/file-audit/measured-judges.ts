import type { VisitColumn } from '#domain/readings/visits/read-visits.ts'
import type { PointRow } from '#domain/readings/points/point-rows.ts'
import type { AuditFile } from './audit-file.ts'
import { saysNothing } from './filler.ts'
import { notDue, openIf, withKnown, type Judged, type Missing } from './missing.ts'

type Measured = NonNullable<AuditFile['measured']>

/** Where something is dried and someone was there, the rule counts. */
export function whereDried({ isThere, dries }: AuditFile, judge: () => Judged): Judged {
  if (!isThere || dries === false) return notDue
  return dries === null ? { outcome: 'unknown', lacks: 'drying' } : judge()
}

/** Once there are points, the rule counts. */
function onceMeasured({ measured }: AuditFile, judge: (measured: Measured) => Judged): Judged {
  return withKnown(measured, 'drying', (known) => (known.rows.length === 0 ? notDue : judge(known)))
}

export function pointsRead(file: AuditFile): Judged {
  return whereDried(file, () =>
    withKnown(file.measured, 'drying', ({ rows }) => {
      if (rows.length === 0) return openIf([{ is: 'points' }])
      return openIf(rows.filter(({ readings }) => readings.length === 0).map((row) => pointMissing(row)))
    }),
  )
}

export function referencesRead(file: AuditFile): Judged {
  return onceMeasured(file, ({ rows }) =>
    openIf(
      rows
        .filter(({ goal }) => goal.isDefault)
        .map(({ point: { id, number, place, material } }) => ({
          is: 'reference',
          id,
          number,
          place,
          material,
        })),
    ),
  )
}

/** At the first visit that read a point. */
export function airRead(file: AuditFile): Judged {
  return onceMeasured(file, ({ view, rows }) => {
    const nth = view.columns.findIndex((_, nth) => rows.some(({ cells }) => cells[nth]))
    const column = view.columns[nth]
    if (!column) return notDue
    const visit = column.number
    const of = (kind: 'outside' | 'unaffected') =>
      view.air.some(({ station, cells }) => station.kind === kind && cells[nth])
    return openIf([
      ...(['outside', 'unaffected'] as const)
        .filter((kind) => !of(kind))
        .map((kind): Missing => ({ is: 'air', of: kind, chamber: null, visit })),
      ...view.chambers
        .filter(({ id, rows }) => rows.some(({ cells }) => cells[nth]) && !hasAir(view, id, nth))
        .map((each): Missing => airMissing(each, column)),
    ])
  })
}

/** Those of the last visit stand in front: they can still be read. */
export function visitsPoints(file: AuditFile): Judged {
  return onceMeasured(file, ({ view: { columns }, rows }) => {
    if (columns.length === 0) return notDue
    const missing = rows.flatMap((row) =>
      unreadAt(row, columns).map((column) => ({ at: column.at, found: pointMissing(row, column) })),
    )
    return openIf(
      missing.toSorted((one, other) => other.at.getTime() - one.at.getTime()).map(({ found }) => found),
    )
  })
}

/** The first visit has a rule of its own. */
export function visitsAir(file: AuditFile): Judged {
  return onceMeasured(file, ({ view }) => {
    if (view.columns.length < 2) return notDue
    const missing = view.columns.flatMap((column, nth) =>
      nth === 0
        ? []
        : view.chambers
            .filter(({ id, rows }) => rows.some((row) => isWetAt(row, nth)) && !hasAir(view, id, nth))
            .map((chamber) => airMissing(chamber, column)),
    )
    return openIf(missing.toReversed())
  })
}

export function roomsMapped(file: AuditFile): Judged {
  return whereDried(file, () =>
    withKnown(file.rooms, 'rooms', (rooms) =>
      withKnown(file.measured, 'drying', ({ rows }) => {
        const affected = rooms.filter(({ is_affected }) => is_affected)
        if (affected.length === 0) return openIf([{ is: 'rooms' }])
        const withPoints = new Set(rows.map(({ point }) => point.room_id))
        return openIf(
          affected
            .filter(({ id }) => !withPoints.has(id))
            .map(({ id, name }): Missing => ({ is: 'room', id, name })),
        )
      }),
    ),
  )
}

export function pointsPlaced(file: AuditFile): Judged {
  return onceMeasured(file, ({ rows }) =>
    withKnown(file.rooms, 'rooms', (rooms) => {
      const known = new Set(rooms.map(({ id }) => id))
      return openIf(
        rows
          .filter(({ point }) => !known.has(point.room_id) || saysNothing(point.place))
          .map((row) => pointMissing(row)),
      )
    }),
  )
}

export function finalGoals(file: AuditFile): Judged {
  return onceFinal(file, ({ rows }) =>
    openIf(
      namesExceptions(file)
        ? []
        : rows.filter(({ status }) => status !== 'dry').map((row) => pointMissing(row)),
    ),
  )
}

export function finalRead(file: AuditFile): Judged {
  return onceFinal(file, ({ view: { columns }, rows }) => {
    const last = columns.findLastIndex((_, nth) => rows.some(({ cells }) => cells[nth]))
    const unread = rows.filter(({ cells }) => (cells[last]?.counted.reading.value ?? null) === null)
    return openIf(unread.map((row) => pointMissing(row, columns[last])))
  })
}

function onceFinal(file: AuditFile, judge: (measured: Measured) => Judged): Judged {
  return onceMeasured(file, (measured) => {
    const isGone = file.stays !== null && file.stays.length > 0 && file.stays.every(isPulled)
    return file.isDry || isGone || isCalledDry(file) ? judge(measured) : notDue
  })
}

/** The gates before the stages know the certificate, which is the one place for exceptions: what counts there counts here. */
function namesExceptions({ job: { met_gates } }: AuditFile) {
  return met_gates.includes('drying-certificate') && met_gates.includes('points-at-goal')
}

/** The stage comes from the server: a job that was moved back is not dry any more. */
function isCalledDry({ job: { stage } }: AuditFile) {
  return ['dry', 'docs_complete', 'billed', 'paid', 'closed'].includes(stage)
}

function isPulled({ pulled_at }: { pulled_at: string | null }) {
  return pulled_at !== null
}

/** The visits at which it stood there, was not dry yet, and nobody read it or said why not. */
function unreadAt(row: PointRow, columns: readonly VisitColumn[]) {
  const made = new Date(row.point.created_at)
  return columns.filter(({ at }, nth) => !row.cells[nth] && made <= at && !wasDryBefore(row, nth))
}

function isWetAt(row: PointRow, nth: number) {
  return row.cells.slice(0, nth + 1).some(Boolean) && !wasDryBefore(row, nth)
}

function wasDryBefore({ cells, dryUpTo }: PointRow, nth: number) {
  const last = cells.slice(0, nth).findLast((cell) => cell?.isLike && cell.counted.reading.value !== null)
  const value = last?.counted.reading.value ?? null
  return value !== null && value <= dryUpTo
}

function hasAir({ air }: Measured['view'], chamberId: string, nth: number) {
  return air.some(
    ({ station: { kind, chamber_id }, cells }) =>
      cells[nth] && (kind === 'affected' || kind === 'dehumidifier_in') && (chamber_id ?? '') === chamberId,
  )
}

function airMissing({ chamber }: { chamber: { name: string } | null }, { number }: VisitColumn): Missing {
  return { is: 'air', of: 'affected', chamber: chamber?.name ?? null, visit: number }
}

function pointMissing({ point: { id, number, place, room_id } }: PointRow, column?: VisitColumn): Missing {
  return { is: 'point', id, number, place, room_id, visit: column?.number ?? null }
}
