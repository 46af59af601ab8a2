import type { World } from '#platform/world.ts'
import { daysLater } from '#domain/company/local-time.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { readStandard } from './certified.server.ts'
import { clashesSeen } from './clashes.ts'
import { listPlanned } from './planned.server.ts'
import { toVisit } from './visit-row.server.ts'
import type { DayCount } from './visit.ts'

/** As many as the calendar shows side by side. */
const daysCounted = 7

/** How many visits each of seven days has, also those of which the viewer only sees whom they keep busy, how many clashes, and how many that lack a certification. */
export async function countDays(
  world: World,
  viewer: Allowed<'intake.view'>,
  from: string,
): Promise<DayCount[]> {
  const days = Array.from({ length: daysCounted }, (_, nth) => daysLater(from, nth))
  const [{ visits, stops }, standard] = await Promise.all([
    listPlanned(world, viewer, { from, to: daysLater(from, daysCounted - 1) }),
    readStandard(world),
  ])
  const shownVisits = visits.filter(({ is_seen }) => is_seen).map((row) => toVisit(row, standard))
  const seen = new Set(shownVisits.map(({ id }) => id))
  const lackingOn = (on: string) => shownVisits.filter(({ when, lacking }) => lacking && when?.on === on)
  return days.map((on) => {
    const ofDay = stops.filter((stop) => stop.on === on)
    const shown = ofDay.filter(({ id, people }) => seen.has(id) || people.length > 0)
    return {
      on,
      visits: shown.length,
      clashes: clashesSeen(ofDay, seen).length,
      lacking: lackingOn(on).length,
    }
  })
}
