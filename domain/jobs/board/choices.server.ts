import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { JobChoices } from './board.ts'
import { maySeeClaims } from '#domain/jobs/facts/claims.ts'
import { jobsFor } from '#domain/jobs/narrow.server.ts'
import { isOpen } from '#domain/jobs/open-job.ts'
import { isReachedBy } from '#domain/jobs/visible.ts'
import { townName } from './towns.server.ts'

/** More than a list to choose from can hold. */
const most = 200

/** Whose open jobs there are, in which towns and of which carriers. */
export async function readChoices(world: World, viewer: Allowed<'intake.view'>): Promise<JobChoices> {
  const open = () => jobsFor(world, viewer).where(isOpen).limit(most)
  const [people, towns, carriers] = await Promise.all([
    open()
      .innerJoin('employee', 'employee.id', 'lead.assigned_to')
      .select(['employee.id', 'employee.name'])
      .distinct()
      .orderBy('employee.name')
      .orderBy('employee.id')
      .execute(),
    open().select('lead.town_name').distinct().orderBy('lead.town_name').execute(),
    maySeeClaims(viewer.employee)
      ? open()
          .select('job.carrier')
          .distinct()
          .where('job.carrier', 'is not', null)
          .where(isReachedBy(viewer.employee, 'claims.view'))
          .orderBy('job.carrier')
          .execute()
      : [],
  ])
  return {
    people,
    towns: towns
      .filter(({ town_name }) => town_name !== '')
      .map(({ town_name }) => ({ value: town_name, label: townName(town_name) })),
    carriers: carriers.flatMap(({ carrier }) => carrier ?? []),
  }
}
