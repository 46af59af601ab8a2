import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { lossTypeOf } from '#domain/jobs/facts/loss-types.ts'
import { CertificationRules } from '#domain/jobs/set-up/set-up.ts'
import { allow, reachesAll, type Allowed } from '#domain/roles/allowed.ts'
import {
  demandedCertifications,
  firstRules,
  missingCertifications,
  missingWords,
  type Holder,
} from './certification-rules.ts'
import type { Standard } from './lacking.ts'
import { holdsFor, noOverride, type Override } from './override-reason.ts'
import type { VisitState } from './visit-state.ts'
import { readVisitState } from './visits.server.ts'

type Sent = {
  visit: Pick<VisitState, 'kind' | 'when' | 'people'>
  loss_type: string | null
  override: string | undefined
  /** The reason that was given for the same people and the same work before. */
  known?: Override
}

/**
 * The reason for which people go without a certification that the loss demands; empty where none is missing. Whoever plans visits
 * of all jobs may give one, and who may override the gates of this one.
 */
export async function requireCertified(
  world: World,
  planner: Allowed<'intake.schedule'>,
  { visit, loss_type, override, known = noOverride }: Sent,
): Promise<Override> {
  const missing = await findMissing(world, visit, loss_type)
  if (missing.length === 0) return noOverride
  const codes = missing.map(({ code }) => code)
  if (override === undefined) {
    if (!holdsFor(known, codes)) throw certificationMissing(missingWords(missing))
    return known
  }
  if (!reachesAll(planner)) allow(planner.employee, 'intake.overrideGate')
  return { reason: override, codes }
}

/** Asks again of visits that go on at a job with this loss. A reason holds for what it was given for, and nobody asks it of who was there. */
export async function requireStillCertified(
  world: World,
  visitIds: readonly string[],
  loss_type: string | null,
): Promise<void> {
  for (const id of visitIds) {
    const { state, override, wasMade } = await readVisitState(world, id)
    const missing = state.isCanceled || wasMade ? [] : await findMissing(world, state, loss_type)
    const codes = missing.map(({ code }) => code)
    if (codes.length > 0 && !holdsFor(override, codes)) throw certificationMissing(missingWords(missing))
  }
}

/** Of a visit without a day, as it is today. */
async function findMissing(world: World, { kind, when, people }: Sent['visit'], loss_type: string | null) {
  const loss = lossTypeOf(loss_type)
  if (people.length === 0) return []
  const demanded = demandedCertifications(loss, kind, await readRules(world))
  if (demanded.length === 0) return []
  const on = when?.on ?? companyDay(world.now())
  return missingCertifications(demanded, await readHolders(world, people), on)
}

export async function readStandard(world: World): Promise<Standard> {
  return { rules: await readRules(world), today: companyDay(world.now()) }
}

/** Those that the company set, or else those that the portal begins with. */
export async function readRules({ db }: World) {
  const set = await db
    .selectFrom('job_setup')
    .select('value')
    .where('part', '=', 'certifications')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return CertificationRules.parse(set?.value ?? firstRules)
}

async function readHolders({ db }: World, people: readonly string[]): Promise<Holder[]> {
  const rows = await db
    .selectFrom('employee')
    .leftJoin('certification', 'certification.employee_id', 'employee.id')
    .select(['employee.id', 'employee.name', 'code', 'expires_on'])
    .where('employee.id', 'in', people)
    .orderBy('employee.name')
    .orderBy('employee.id')
    .execute()
  const byPerson = Map.groupBy(rows, ({ id }) => id)
  return [...byPerson.values()].map((held) => ({
    name: held[0]?.name ?? '',
    held: held.flatMap(({ code, expires_on }) => (code ? [{ code, expires_on }] : [])),
  }))
}

function certificationMissing(missing: string[]) {
  return new Refusal(
    409,
    'certification-missing',
    `Nobody on this visit has a certification that it requires. ${missing.join('; ')}.`,
    { missing },
  )
}
