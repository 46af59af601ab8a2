import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { addressLine } from '#domain/jobs/address-line.ts'
import { mergedInto } from '#domain/jobs/family.server.ts'
import { StoredFacts } from '#domain/jobs/facts/facts.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { visitTimeOf } from '#domain/visits/visit-columns.ts'
import { visitChanged } from '#domain/visits/visit-events.ts'
import { isSeenBy, visibleTo } from '../visible.ts'
import type { MovedVisit } from './moved-visit.ts'
import { toldFor } from './told-for.ts'

const mostTold = 20

/** The visits of the person that a merge, or its undo, took to another customer or house within the last day, the latest first. */
export async function listMovedVisits(world: World, viewer: Allowed<'leads.view'>): Promise<MovedVisit[]> {
  const rows = await movedFor(world, viewer)
  const latest = rows.filter(({ visit_id }, at) => rows.findIndex((row) => row.visit_id === visit_id) === at)
  const told = await Promise.all(latest.map((row) => toMoved(world, viewer, row)))
  return told.filter((each) => each !== null)
}

function movedFor({ db, now }: World, viewer: Allowed<'leads.view'>) {
  const { id: me } = viewer.employee
  return (
    db
      .selectFrom('event')
      .innerJoin('visit', (on) =>
        on
          .onRef('visit.job_id', '=', 'event.subject')
          .on(sql<boolean>`visit.id = (event.payload->>'visit_id')::uuid`),
      )
      .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
      .innerJoin('lead', 'lead.id', 'visit.job_id')
      .innerJoin('job', 'job.id', 'visit.job_id')
      .innerJoin('job as former', (on) =>
        on.on('former.id', '=', sql<string>`(event.payload->>'moved_from')::uuid`),
      )
      .innerJoin('lead as former_lead', 'former_lead.id', 'former.id')
      .leftJoin('employee as mover', 'mover.id', 'event.employee_id')
      .select(['event.id', 'event.at', 'mover.name as by', 'visit.id as visit_id', 'visit.on_my_way_at'])
      .select(['visit.visit_on', 'visit.visit_from', 'visit.visit_to'])
      .select(['job.id as job_id', 'job.number', 'job.facts', 'lead.name', 'lead.town'])
      .select(['former.id as lead_id', 'former.number as reference', 'former.facts as former_facts'])
      .select(['former_lead.name as former_name', 'former_lead.town as former_town'])
      .where('event.name', '=', visitChanged.name)
      .where('event.at', '>', new Date(now().getTime() - toldFor))
      .where('event.employee_id', 'is distinct from', me)
      .where(sql<boolean>`event.payload ? 'moved_from'`)
      .where('visit_person.employee_id', '=', me)
      // Who is there knows where they are.
      .where('visit.arrived_at', 'is', null)
      .where('visit.departed_at', 'is', null)
      .where('visit.canceled_at', 'is', null)
      .where(visibleTo(viewer))
      .orderBy('event.id', 'desc')
      .limit(mostTold)
      .execute()
  )
}

type Row = Awaited<ReturnType<typeof movedFor>>[number]

/** Null where name and house are the same. The former name is told to those alone who see it, if only in the file of the kept job. */
async function toMoved(
  world: World,
  viewer: Allowed<'leads.view'>,
  { at, on_my_way_at, job_id, number, facts, name, town, lead_id, former_facts, former_name, ...row }: Row,
): Promise<MovedVisit | null> {
  const place = placeOf(facts, town)
  if (isSame(name, former_name) && isSame(place, placeOf(former_facts, row.former_town))) return null
  const isNamed =
    (await isSeenBy(world, viewer, lead_id)) ||
    (await mergedInto(world, job_id)).some((merged) => merged.id === lead_id)
  const { id, by, reference } = row
  return {
    id,
    by,
    reference,
    lead_id,
    name: isNamed ? former_name : null,
    at: at.toISOString(),
    on_my_way_at: on_my_way_at?.toISOString() ?? null,
    visit: visitTimeOf(row),
    to: { id: job_id, number, name, place },
  }
}

function placeOf(facts: unknown, town: string) {
  return addressLine({ ...StoredFacts.parse(facts), town })
}

function isSame(one: string | null, other: string | null) {
  return (one ?? '').trim().toLowerCase() === (other ?? '').trim().toLowerCase()
}
