import { sql } from 'kysely'
import { partOf } from '#platform/database/like.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { visibleTo as requestsVisibleTo } from '#domain/leads/visible.ts'
import { lossTypeOf } from './facts/loss-types.ts'
import { StoredFacts, type JobFacts } from './facts/facts.ts'
import { factsOfLead } from './from-lead.ts'
import { JobMatch, mostMatches, phonePrefix, type MatchQuery } from './matches.ts'
import { placeText, readPlace } from './place-text.ts'
import { begins, callersOf, withKept } from './merged-callers.server.ts'
import { isOver } from './stages/stages.ts'
import { visibleTo } from './visible.ts'

/**
 * Jobs and requests whose phone, second phone or owner's phone begins with what was typed, and those of the same house: open ones
 * first, then the newest. The phones of a merged job lead to the one that is kept. Only what the person may see.
 */
export async function findMatches(
  world: World,
  viewer: Allowed<'intake.view'>,
  { phone = '', address = '' }: Partial<MatchQuery>,
): Promise<JobMatch[]> {
  const prefix = phonePrefix(phone)
  const parts = [
    ...(prefix === null ? [] : [withKept(havePhone(prefix))]),
    ...(address ? areAt(address) : []),
  ]
  if (parts.length === 0) return []
  const rows = await world.db
    .selectFrom('lead')
    .leftJoin('job', 'job.id', 'lead.id')
    .select(['lead.id', 'lead.reference', 'lead.name', 'lead.phone', 'lead.town', 'lead.received_at'])
    .select(['lead.loss', 'lead.when', 'lead.insurance', 'lead.reach_by', 'lead.depth', 'lead.status'])
    .select(['job.number', 'job.stage', 'job.side', 'job.facts'])
    // An array, so that the requests are looked up by their ids.
    .where(sql<boolean>`lead.id = any(array(${sql.join(parts, sql` union all `)}))`)
    .where('lead.quarantined_at', 'is', null)
    .where(sql<boolean>`coalesce(job.side, '') <> 'duplicate' and coalesce(lead.outcome, '') <> 'duplicate'`)
    .where(sql<boolean>`case when job.id is null then ${seesRequests(viewer)} else ${visibleTo(viewer)} end`)
    .orderBy(sql`lead.status = 'closed'`)
    .orderBy('lead.received_at', 'desc')
    .orderBy('lead.id', 'desc')
    .limit(mostMatches)
    .execute()
  const matches = rows.map(toMatch)
  return prefix === null ? matches : tellCallers(world, matches, prefix)
}

/** Who called about a job that was merged is another person than the customer of the job that is kept. */
async function tellCallers(world: World, matches: readonly JobMatch[], prefix: string): Promise<JobMatch[]> {
  const callers = await callersOf(world, { prefix, kept: matches.map(({ id }) => id) })
  return matches.map((match) => {
    const caller = callers.get(match.id)
    if (!caller) return match
    const { name: _, email: __, ...facts } = match.facts
    return { ...match, caller, facts: { ...facts, ...(caller.name !== null && { name: caller.name }) } }
  })
}

type Row = {
  id: string
  reference: string
  name: string | null
  phone: string
  town: string
  received_at: Date
  status: string
  number: string | null
  stage: JobMatch['stage']
  side: Parameters<typeof isOver>[1]
  facts: unknown
} & Parameters<typeof factsOfLead>[0]

function toMatch(row: Row): JobMatch {
  const { id, reference, name, phone, town, received_at, status, number, stage, side } = row
  const isJob = number !== null && stage !== null
  const facts: JobFacts = isJob ? StoredFacts.parse(row.facts) : factsOfLead(row)
  return {
    id,
    kind: isJob ? 'job' : 'request',
    number: number ?? reference,
    is_open: isJob ? !isOver(stage, side) : status !== 'closed',
    name,
    phone,
    stage,
    loss_type: lossTypeOf(facts.loss_type),
    received_at: received_at.toISOString(),
    facts: JobMatch.shape.facts.parse({ ...facts, ...(name !== null && { name }), ...readTown(facts, town) }),
  }
}

/** What visitors give as their town is often a whole address. */
function readTown(facts: JobFacts, town: string) {
  return facts.address ? { town: town || undefined } : readPlace(placeText({ ...facts, town }))
}

/** Each part has an index of its own. */
function havePhone(prefix: string) {
  return [
    sql`select id from lead where ${begins(sql`phone`, prefix)}`,
    sql`select id from job where facts ? 'phone2' and ${begins(sql`(facts->>'phone2')`, prefix)}`,
    sql`select id from job where facts ? 'owner_phone' and ${begins(sql`(facts->>'owner_phone')`, prefix)}`,
  ]
}

/** The same house, in the same town where both towns are known. Two jobs may have one street and number in two towns. */
function areAt(typed: string) {
  const { address = '', town = '' } = readPlace(typed)
  const key = sql`address_house(${address})`
  const isInTown = sql<boolean>`(${town} = '' or lead.town = '' or lower(lead.town) = lower(${town}))`
  const names = sql<boolean>`(${town} = '' or position(',' in lead.town) = 0 or lead.town ilike ${partOf(town)})`
  return [
    sql`select job.id from job join lead on lead.id = job.id
      where facts ? 'address' and address_house(facts->>'address') = ${key} and ${isInTown}`,
    sql`select id from lead where town ~ '^\\s*\\d' and address_house(split_part(town, ',', 1)) = ${key} and ${names}`,
  ]
}

function seesRequests({ employee }: Allowed<'intake.view'>) {
  const scope = employee.permissions['leads.view']
  if (scope === undefined) return sql<boolean>`false`
  return requestsVisibleTo({ employee, scope })
}
