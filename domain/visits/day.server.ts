import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type * as z from 'zod'
import type { World } from '#platform/world.ts'
import { mayWork, rolesThatAllow } from '#domain/employees/may-work.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { heldOn } from './certification-rules.ts'
import { readStandard } from './certified.server.ts'
import { clashesSeen } from './clashes.ts'
import { listPlanned } from './planned.server.ts'
import { listSeenRequests } from './seen-requests.server.ts'
import type { Stop } from './stops.ts'
import { toVisit } from './visit-row.server.ts'
import type { Busy, SeenRequest, Sendable, VisitDay } from './visit.ts'

/** More people than any firm sends. */
const mostPeople = 200

type Asked = {
  on: string
  /** Given where the viewer plans visits. */
  planner: Allowed<'intake.schedule'> | null
  onCall?: ReadonlySet<string>
}

/**
 * The day of all people: visits of jobs and requests that the viewer may see, and of all others only whom they keep busy, and when.
 */
export async function readDay(
  world: World,
  viewer: Allowed<'intake.view'>,
  { on, planner, onCall = new Set() }: Asked,
): Promise<VisitDay> {
  const [{ visits, stops }, people, standard] = await Promise.all([
    listPlanned(world, viewer, { from: on, to: on }),
    planner ? listSendable(world, on, onCall) : [],
    readStandard(world),
  ])
  const seen = visits.filter(({ is_seen }) => is_seen).map((row) => toVisit(row, standard))
  const others = stops.filter(({ id }) => seen.every((visit) => visit.id !== id))
  const requestsSeen = await listSeenRequests(
    world,
    viewer.employee,
    others.map(({ id }) => id),
  )
  return {
    visits: seen,
    busy: others.flatMap((stop) => toBusy(stop, requestsSeen.get(stop.id) ?? null)),
    clashes: clashesSeen(stops, new Set([...seen.map(({ id }) => id), ...requestsSeen.keys()])),
    people,
    rules: standard.rules,
  }
}

function toBusy({ people, from, to }: Stop, request: SeenRequest | null): z.output<typeof Busy>[] {
  return people.map((employee_id) => ({ employee_id, from, to, request }))
}

/** Who can be sent, with the certifications that hold on the day. */
async function listSendable(world: World, on: string, onCall: ReadonlySet<string>) {
  const rows = await selectSendable(world).execute()
  return rows.map(({ held, is_in_field, ...person }): z.output<typeof Sendable> => ({
    ...person,
    certifications: heldOn({ held }, on),
    is_in_field: Boolean(is_in_field),
    is_on_call: onCall.has(person.id),
  }))
}

function selectSendable({ db }: World) {
  return db
    .selectFrom('employee')
    .select(['id', 'name'])
    .select((employee) => [
      jsonArrayFrom(
        employee
          .selectFrom('certification')
          .select(['code', 'expires_on'])
          .whereRef('certification.employee_id', '=', 'employee.id')
          .orderBy('code'),
      ).as('held'),
      employee.not(employee.exists(rolesThatAllow(employee, 'leads.work', ['all']))).as('is_in_field'),
    ])
    .where(mayWork)
    .orderBy('name')
    .orderBy('id')
    .limit(mostPeople)
}
