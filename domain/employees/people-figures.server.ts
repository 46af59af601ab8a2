import type { World } from '#platform/world.ts'
import { peopleFilters, type PeopleFilter, type PeopleFigure } from '#domain/figures/figure.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { certificationsOf, signsOfLife } from './employee-parts.server.ts'
import { narrowPeople, peopleFor } from './narrow.server.ts'

type Viewer = Allowed<'employees.view'>

export async function readPeopleFigures(world: World, viewer: Viewer) {
  const [signed_in, expiring] = await Promise.all([
    figure(world, viewer, peopleFilters.signed_in),
    figure(world, viewer, peopleFilters.expiring),
  ])
  return { signed_in, expiring }
}

/** What everyone may know of themselves. */
export async function readOwnFigures(world: World, { employee }: Allowed<'dashboard.view'>) {
  const signs = await signsOfLife(world, [employee.id])
  const certifications = await certificationsOf(world, [employee.id])
  const held = certifications.get(employee.id)
  return {
    devices: Number(signs.get(employee.id)?.devices ?? 0),
    certifications: held?.count ?? 0,
    expiring: held?.expiring_count ?? 0,
  }
}

async function figure(world: World, viewer: Viewer, filter: PeopleFilter): Promise<PeopleFigure> {
  const { status, expiring, signed_in } = filter
  const people = narrowPeople(
    peopleFor(world, viewer),
    { status, expiring: expiring === 'soon', signed_in: signed_in === 'now' },
    world.now(),
  )
  const { count } = await people
    .select((person) => person.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: Number(count), filter }
}
