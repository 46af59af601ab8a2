import type { World } from '#platform/world.ts'
import { daysLater } from '#domain/company/local-time.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { clashesSeen } from './clashes.ts'
import { listPlanned } from './planned.server.ts'
import type { DayCount } from './visit.ts'

/** As many as the calendar shows side by side. */
const daysCounted = 7

/** How many visits each of seven days has, also those of which the viewer only sees whom they keep busy, and how many clashes. */
export async function countDays(
  world: World,
  viewer: Allowed<'intake.view'>,
  from: string,
): Promise<DayCount[]> {
  const days = Array.from({ length: daysCounted }, (_, nth) => daysLater(from, nth))
  const { visits, stops } = await listPlanned(world, viewer, { from, to: daysLater(from, daysCounted - 1) })
  const seen = new Set(visits.filter(({ is_seen }) => is_seen).map(({ id }) => id))
  return days.map((on) => {
    const ofDay = stops.filter((stop) => stop.on === on)
    const shown = ofDay.filter(({ id, people }) => seen.has(id) || people.length > 0)
    return { on, visits: shown.length, clashes: clashesSeen(ofDay, seen).length }
  })
}
