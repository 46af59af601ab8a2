import { newestPosition } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { readOwnFigures, readPeopleFigures } from '#domain/employees/people-figures.server.ts'
import { readEquipmentFigures } from '#domain/equipment/equipment-figures.server.ts'
import { driedUpTo, readDriedJobs } from '#domain/jobs/dried-jobs.server.ts'
import { readJobFigures } from '#domain/jobs/job-figures.server.ts'
import { readEquipmentRules } from '#domain/jobs/set-up/set-up.server.ts'
import { readUnreadJobs } from '#domain/jobs/unread-jobs.server.ts'
import { readLateJobs } from '#domain/jobs/late-jobs.server.ts'
import { readOwed } from '#domain/jobs/owed/owed.server.ts'
import { countLeads } from '#domain/leads/figures/lead-counts.server.ts'
import {
  countedUpTo,
  readMine,
  readReceived,
  readUnclaimed,
} from '#domain/leads/figures/lead-figures.server.ts'
import { reachesAll, type Allowed } from '#domain/roles/allowed.ts'
import type { Dashboard } from './dashboard.ts'
import { firstDay, type Span } from './span.ts'

type Viewers = {
  dashboard: Allowed<'dashboard.view'>
  leads: Allowed<'leads.view'> | null
  jobs: Allowed<'intake.view'> | null
  drying: Allowed<'drying.view'> | null
  equipment: Allowed<'equipment.view'> | null
  money: Allowed<'money.view'> | null
  employees: Allowed<'employees.view'> | null
}

/** The figures of the company go to who sees all of it, and those of a list to who sees all of the list; one's own to everyone. */
export async function readDashboard(world: World, viewers: Viewers, days: Span): Promise<Dashboard> {
  const isWide = reachesAll(viewers.dashboard) !== null
  const allLeads = isWide && viewers.leads && reachesAll(viewers.leads)
  const allJobs = isWide && viewers.jobs && reachesAll(viewers.jobs)
  const allMoney = isWide && viewers.money && reachesAll(viewers.money)
  const looksAfterJobs = viewers.dashboard.scope === 'assigned'
  const allPeople = isWide && viewers.employees && reachesAll(viewers.employees)
  const rules = isWide && viewers.equipment && (await readEquipmentRules(world))
  if ((await countedUpTo(world)) === null) await countLeads(world)

  // Read first: what is counted meanwhile is in the figures, and is asked for once more at worst.
  const position = Math.min((await countedUpTo(world)) ?? 0, (await driedUpTo(world)) ?? 0)
  const is_behind = position < (await newestPosition(world))
  const [unclaimed, jobs, late, unread, dried, equipment, owed, received, mine, people, own] =
    await Promise.all([
      allLeads ? readUnclaimed(world, allLeads) : null,
      allJobs ? readJobFigures(world, allJobs, firstDay(days, world.now())) : null,
      looksAfterJobs && viewers.jobs ? readLateJobs(world, viewers.jobs) : null,
      (allJobs || looksAfterJobs) && viewers.jobs && viewers.drying
        ? readUnreadJobs(world, viewers.jobs)
        : null,
      allJobs && viewers.drying && reachesAll(viewers.drying)
        ? readDriedJobs(world, allJobs, firstDay(days, world.now()))
        : null,
      rules && viewers.equipment ? readEquipmentFigures(world, viewers.equipment, rules) : null,
      allJobs && allMoney ? readOwed(world, { jobs: allJobs, money: allMoney }) : null,
      allLeads ? readReceived(world, allLeads, days) : null,
      viewers.leads && readMine(world, viewers.leads),
      allPeople ? readPeopleFigures(world, allPeople) : null,
      readOwnFigures(world, viewers.dashboard),
    ])
  return {
    at: world.now().toISOString(),
    days,
    position,
    is_behind,
    unclaimed,
    jobs,
    late,
    unread,
    dried,
    equipment,
    owed,
    received,
    mine,
    people,
    own,
  }
}
