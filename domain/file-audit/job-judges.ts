import { ownReasons } from '#domain/visits/cancel-reasons.ts'
import { findChart, firstChart } from '#domain/drying/chart.ts'
import { reassessmentDue } from '#domain/drying/reassess.ts'
import { visitIntervals, longestGapHours, type VisitGap } from '#domain/drying/visit-gaps.ts'
import { instantOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import { proposalReason } from '#domain/jobs/derived.ts'
import { differencesHere } from '#domain/readings/deviations/compared-here.ts'
import { kindsOfNeed } from '#domain/readings/deviations/placed-units.ts'
import { classOfRooms, wetRoomOf } from '#domain/rooms/room-needs.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { AuditFile } from './audit-file.ts'
import { isFiller } from './filler.ts'
import { whereDried } from './measured-judges.ts'
import { notDue, openIf, withKnown, type Judged, type Missing } from './missing.ts'

export function roomsMeasured(file: AuditFile): Judged {
  return whereDried(file, () =>
    withKnown(file.rooms, 'rooms', (rooms) => {
      const affected = rooms.filter(({ is_affected }) => is_affected)
      return openIf(
        affected.length === 0 ? [{ is: 'rooms' }] : affected.filter(isUnmeasured).map(measureMissing),
      )
    }),
  )
}

/** What the source proposed is no judgment of a person yet. */
export function categoryReason(file: AuditFile): Judged {
  return whereDried(file, () => {
    const last = file.job.categories.at(-1)
    const isJudged = last && last.reason !== proposalReason && !isFiller(last.reason)
    return openIf(isJudged ? [] : [{ is: 'category', category: last?.category ?? null }])
  })
}

export function categoryReview(file: AuditFile): Judged {
  return whereDried(file, () =>
    withKnown(file.measured, 'drying', () => {
      const { categories } = file.job
      const category = categories.at(-1)?.category ?? null
      // Without a category nobody can look at it again, and the worst one does not get worse.
      if (category === null || category === 3) return notDue
      const lossAt = lossMoment(file.job)
      const asked = { lossAt, now: lastWetMoment(file) }
      if (reassessmentDue({ ...asked, judgedAt: null }) === null) return notDue
      const judged = categories.findLast(({ reason }) => reason !== proposalReason && !isFiller(reason))
      const hours = reassessmentDue({ ...asked, judgedAt: judged ? new Date(judged.at) : null })
      return openIf(hours === null ? [] : [{ is: 'review', hours, category }])
    }),
  )
}

export function classKnown(file: AuditFile): Judged {
  return whereDried(file, () =>
    withKnown(file.rooms, 'rooms', (rooms) => {
      if (classOfRooms(rooms) !== null) return openIf([])
      const unmeasured = rooms.filter((room) => room.is_affected && isUnmeasured(room))
      return openIf(unmeasured.length === 0 ? [{ is: 'rooms' }] : unmeasured.map(roomMissing))
    }),
  )
}

/** Where nothing stands though the house is wet, that is what is missing. */
export function equipmentExplained(file: AuditFile): Judged {
  return withKnown(file.stays, 'equipment', (stays) =>
    withKnown(file.measured, 'drying', ({ file: drying, rows }) => {
      const isDrying = file.job.stage === 'mitigating' || file.job.stage === 'drying'
      const isWet = rows.length > 0 && !file.isDry
      if (!stays.some(isStanding)) return isDrying && isWet ? openIf([{ is: 'equipment' }]) : notDue
      return withKnown(file.rooms, 'rooms', (rooms) => {
        const differences = differencesHere({
          rooms,
          stays,
          deviations: drying.deviations,
          category: file.job.categories.at(-1)?.category ?? null,
          chart: findChart(drying.chart) ?? firstChart,
          isDry: file.isDry,
        })
        return openIf(
          differences
            .filter(({ said }) => !said || (said.reason === 'other' && isFiller(said.note)))
            .map((difference): Missing => ({ is: 'difference', difference })),
        )
      })
    }),
  )
}

export function equipmentInRooms({ stays }: AuditFile): Judged {
  return withKnown(stays, 'equipment', (stays) => {
    const standing = stays.filter(isStanding)
    if (standing.length === 0) return notDue
    return openIf(standing.filter(({ room_id }) => room_id === null).map(unitMissing))
  })
}

/** Those that still stand there come first: only they can be photographed. */
export function equipmentPhotos({ stays }: AuditFile): Judged {
  return withKnown(stays, 'equipment', (stays) => {
    if (stays.length === 0) return notDue
    const without = stays.filter(({ photos }) => photos.length === 0)
    return openIf(
      [...without.filter(isStanding), ...without.filter((stay) => !isStanding(stay))].map(unitMissing),
    )
  })
}

export function dehumidifiersRead({ stays, measured }: AuditFile): Judged {
  return withKnown(stays, 'equipment', (stays) =>
    withKnown(measured, 'drying', ({ view: { columns, air } }) => {
      const last = columns.at(-1)
      if (!last) return notDue
      const ran = stays.filter(
        ({ kind, placed_at, pulled_at }) =>
          kindsOfNeed.dehumidifiers.includes(kind) &&
          new Date(placed_at) < last.at &&
          (pulled_at === null || new Date(pulled_at) > last.at),
      )
      if (ran.length === 0) return notDue
      const isRead = (unit: string, end: 'dehumidifier_in' | 'dehumidifier_out') =>
        air.some(({ station, cells }) => station.kind === end && station.unit_number === unit && cells.at(-1))
      return openIf(
        ran
          .filter(({ number }) => !isRead(number, 'dehumidifier_in') || !isRead(number, 'dehumidifier_out'))
          .map(unitMissing),
      )
    }),
  )
}

export function visitsDaily(file: AuditFile): Judged {
  return withKnown(file.stays, 'equipment', (stays) => {
    if (stays.length === 0) return notDue
    const intervals = intervalsOf(file)
    return withKnown(intervals, 'drying', (intervals) =>
      openIf(
        intervals
          .filter((gap) => gap.hours > longestGapHours && !isExplained(gap, file))
          .toReversed()
          .map((gap): Missing => ({ is: 'gap', ...gap })),
      ),
    )
  })
}

/** Each day that was left out has a visit that was canceled for a reason, and not one of the company itself. */
function isExplained({ from, to, hours }: VisitGap, { measured }: AuditFile) {
  const [first, last] = [companyDay(from), companyDay(to)]
  const days = (measured?.file.canceled_visits ?? [])
    .filter(({ on, reason }) => on > first && on <= last && !ownReasons.includes(reason) && !isFiller(reason))
    .map(({ on }) => on)
  return new Set(days).size >= Math.ceil(hours / longestGapHours) - 1
}

/** The times between visits while anything stood there, the first in front. */
export function intervalsOf({ stays, measured, now }: AuditFile): VisitGap[] | null {
  if (!stays || !measured) return null
  const visits = [
    ...measured.file.visits.flatMap(({ arrived_at }) => (arrived_at === null ? [] : [new Date(arrived_at)])),
    ...measured.view.columns.map(({ at }) => at),
  ]
  return standingTimes(stays, now).flatMap((span) => visitIntervals({ ...span, visits }))
}

type Span = { from: Date; until: Date }

/** From when to when anything stood there. */
function standingTimes(stays: readonly JobStay[], now: Date): Span[] {
  const spans: Span[] = []
  for (const { placed_at, pulled_at } of stays.toSorted((a, b) => a.placed_at.localeCompare(b.placed_at))) {
    const span = { from: new Date(placed_at), until: pulled_at === null ? now : new Date(pulled_at) }
    const last = spans.at(-1)
    if (last && span.from <= last.until) last.until = new Date(Math.max(+last.until, +span.until))
    else spans.push(span)
  }
  return spans
}

/** Of the loss the day is known at best: then noon of it, where the call came on a later one. */
function lossMoment({ facts, created_at }: AuditFile['job']) {
  const called = new Date(created_at)
  const { found_on } = facts
  return found_on !== undefined && found_on < companyDay(called) ? instantOf(`${found_on}T12:00`) : called
}

/** Nobody looks at the category of water that is gone. */
function lastWetMoment({ job, isDry, measured, now }: AuditFile) {
  const called = job.stages.find(({ stage }) => stage === 'dry')?.entered_at
  const read = isDry ? measured?.rows.flatMap(({ readings }) => readings.at(-1)?.at ?? []) : []
  const ends = [now.getTime(), ...(called ? [Date.parse(called)] : [])]
  const lastRead = read && read.length > 0 ? [Math.max(...read.map(Number))] : []
  return new Date(Math.min(...ends, ...lastRead))
}

function isStanding({ pulled_at }: JobStay) {
  return pulled_at === null
}

function isUnmeasured(room: Room) {
  return typeof wetRoomOf(room) === 'string' || room.height === null
}

/** Of a room that is drawn the height alone is missing. */
function measureMissing(room: Room): Missing {
  const lacksHeight = typeof wetRoomOf(room) !== 'string' && room.height === null
  return lacksHeight ? { is: 'room', id: room.id, name: room.name, lacks: 'height' } : roomMissing(room)
}

function roomMissing({ id, name }: Room): Missing {
  return { is: 'room', id, name }
}

function unitMissing(stay: JobStay): Missing {
  const { unit_id: id, number, room, placed_at } = stay
  return { is: 'unit', id, number, room, placed_at, is_standing: isStanding(stay) }
}
