import { hashContent } from '#platform/content-hash.ts'
import { announce } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { VisitStepKind } from '#domain/leads/visit-steps/visit-step.ts'
import type { EarlierPlan } from './earlier-plan.server.ts'
import { tellPeople } from './tell-people.server.ts'
import { visitMadeBefore } from './visit-events.ts'
import { insertVisit, readVisitState } from './visits.server.ts'

type Made = { lead_id: string; employee_id: string; at: Date; kind: VisitStepKind }
type Found = { id: string; created_at: Date }

/**
 * The visit that someone made by a plan. Where the office has changed it since, what was made stands beside the changed one, with the time
 * and the people of then. Whoever only was on the way may have turned back: the first to arrive or leave makes it a visit, and takes
 * along what its people told of the way. The job is locked.
 */
export async function visitMadeBy(world: World, plan: EarlierPlan, step: Made): Promise<Found | null> {
  const planned = await world.db
    .selectFrom('visit')
    .select(['id', 'visit_on', 'canceled_at', 'length_minutes', 'created_at', 'created_by'])
    .where('id', '=', plan.visit_id)
    .executeTakeFirstOrThrow()
  if (await isAsPlanned(world, { plan, planned, step })) return planned
  const known = await findMade(world, plan, [step.employee_id])
  if (known || step.kind === 'on_my_way') return known
  const ofColleagues = await findMade(world, plan, plan.people)
  if (ofColleagues) {
    await joinMade(world, { made: ofColleagues, step })
    await takeWayAlong(world, { plan, made: ofColleagues, people: [step.employee_id], step })
    return ofColleagues
  }
  const people = await whoMadeIt(world, { plan, planned, step })
  const made = await addMade(world, { plan: { ...plan, people }, planned, lead_id: step.lead_id })
  await takeWayAlong(world, { plan, made, people, step })
  const { visit_id: made_of, kind, visit } = plan
  const told = { job_id: step.lead_id, visit_id: made.id, made_of, kind, visit, people }
  await announce(world, visitMadeBefore, told, step.employee_id)
  return made
}

type Compared = {
  plan: EarlierPlan
  planned: { visit_on: string | null; canceled_at: Date | null }
  step: Made
}

/** Who has told that they were there goes on telling of this visit, whoever else is sent by now. */
async function isAsPlanned({ db }: World, { plan, planned, step: { employee_id } }: Compared) {
  if (planned.canceled_at || planned.visit_on !== (plan.visit?.on ?? null)) return false
  const goes = await db
    .selectFrom('visit_person')
    .select('employee_id')
    .where('visit_id', '=', plan.visit_id)
    .where('employee_id', '=', employee_id)
    .union(
      db
        .selectFrom('visit_step')
        .select('employee_id')
        .where('visit_id', '=', plan.visit_id)
        .where('employee_id', '=', employee_id)
        .where('kind', 'in', ['arrived', 'departed'])
        .where('undone_at', 'is', null),
    )
    .executeTakeFirst()
  return goes !== undefined
}

/** What one of these people made of the plan already. */
async function findMade({ db }: World, { visit_id, visit }: EarlierPlan, people: readonly string[]) {
  const made = await db
    .selectFrom('visit')
    .innerJoin('visit_person', 'visit_person.visit_id', 'visit.id')
    .select(['visit.id', 'visit.created_at'])
    .where('made_of', '=', visit_id)
    .where('visit_on', 'is not distinct from', visit?.on ?? null)
    .where('visit.canceled_at', 'is', null)
    .where('employee_id', 'in', people)
    .orderBy('visit.id')
    .executeTakeFirst()
  return made ?? null
}

/**
 * Whoever tells of it, and who of the plan still goes there: to be on a visit gives sight of its job, which nobody who was taken off gets
 * back by what someone else tells. They are on it once their own arrival is told.
 */
async function whoMadeIt({ db }: World, { plan, planned, step }: Compared): Promise<string[]> {
  const going = await db
    .selectFrom('visit_person')
    .select('employee_id')
    .where('visit_id', '=', plan.visit_id)
    .execute()
  const go = new Set(planned.canceled_at ? [] : going.map(({ employee_id }) => employee_id))
  return plan.people.filter((person) => person === step.employee_id || go.has(person))
}

async function joinMade(world: World, { made, step }: { made: Found; step: Made }) {
  const { lead_id: job_id, employee_id } = step
  await world.db
    .insertInto('visit_person')
    .values(({ selectFrom }) => ({
      visit_id: made.id,
      job_id,
      employee_id,
      place: selectFrom('visit_person')
        .select(({ fn }) => fn.countAll<number>().as('place'))
        .where('visit_id', '=', made.id),
      override_reason: '',
    }))
    .execute()
  await tellPeople(world, { visit_id: made.id, by: employee_id })
}

type Planned = { id: string; length_minutes: number; created_at: Date; created_by: string }
type Added = { plan: EarlierPlan; planned: Planned; lead_id: string }

async function addMade(world: World, { plan, planned, lead_id: job_id }: Added): Promise<Found> {
  const { state, override } = await readVisitState(world, planned.id)
  const { kind, visit: when, people } = plan
  const visit = { id: newId(), job_id, kind, when, people, note: state.note }
  const { length_minutes, created_at, created_by: by } = planned
  const content_hash = hashContent(visit)
  await insertVisit(world, { visit: { ...visit, length_minutes }, content_hash, by, override })
  await world.db
    .updateTable('visit')
    .set({ made_of: planned.id, created_at })
    .where('id', '=', visit.id)
    .execute()
  return { id: visit.id, created_at }
}

type Taken = { plan: EarlierPlan; made: Found; people: readonly string[]; step: Made }

/** The changed visit loses the time that it had of these, once the job follows. */
async function takeWayAlong({ db }: World, { plan, made, people, step: { lead_id, at } }: Taken) {
  const told = await db
    .selectFrom('visit_step')
    .select(['id', 'at'])
    .where('lead_id', '=', lead_id)
    .where('kind', '=', 'on_my_way')
    .where('employee_id', 'in', people)
    .where(({ or, eb }) => or([eb('visit_id', 'is', null), eb('visit_id', '=', plan.visit_id)]))
    .execute()
  const ofDay = told.filter((way) => companyDay(way.at) === companyDay(at)).map(({ id }) => id)
  if (ofDay.length === 0) return
  await db.updateTable('visit_step').set({ visit_id: made.id }).where('id', 'in', ofDay).execute()
}
