import { createHash } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { isSeenBy } from '#domain/leads/visible.ts'
import { findPutPhoto } from '#domain/records/record-photos.server.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import {
  shownWrite,
  type OwnProblem,
  type ProblemDecision,
  type ProblemReport,
  type ShownWrite,
} from './problem.ts'
import { findOwnProblem } from './own-problems.server.ts'
import { requireFewOpen, requireHadLead, requireRoomForPhoto } from './may-report.server.ts'
import { permissionsToSee } from './seen-write.ts'
import { doneAt } from './sync.ts'
import { problemDecided, problemReported } from './sync-events.ts'

/** A device may be without a connection for long, and learns only here what became of its work. */
const settledLife = 365 * day

/**
 * Takes in what the server refused, once, from whoever did it: they may no longer see the request, and the office must still
 * learn of it. The same again changes nothing. Only what was sent back may be reported with other content, of the same request. A
 * photo that they put is held until the office has decided.
 */
export function reportProblem(
  world: World,
  employee: SignedIn,
  { id, lead_id, write, code, detail, reply = '', ...times }: ProblemReport & { id: string },
): Promise<OwnProblem> {
  return inTransaction(world, async (world) => {
    await requireHadLead(world, employee, lead_id)
    const before = await stateOf(world, id)
    if (before === null) await requireFewOpen(world, employee.id)
    const now = world.now()
    const content = JSON.stringify(write)
    const sent = write.kind === 'photo' ? write.sha256 : null
    const sha256 = sent && (await findPutPhoto(world, employee.id, sent))
    if (sha256 && (before === null || before === 'sent_back'))
      await requireRoomForPhoto(world, employee.id, sha256)
    const row = {
      id,
      lead_id,
      employee_id: employee.id,
      kind: write.kind,
      content,
      code,
      detail,
      reply,
      sha256,
      hash: createHash('sha256').update(content).digest('hex'),
      made_at: earlier(times.made_at, now),
      refused_at: earlier(times.refused_at, now),
      received_at: now,
      ...({ state: 'open', decided_by: null, decided_at: null, reason: '' } as const),
    }
    const taken = await world.db
      .insertInto('sync_problem')
      .values(row)
      .onConflict((on) => on.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (taken || (await opensAgain(world, row)))
      await announce(world, problemReported, { lead_id, problem_id: id }, employee.id)
    const own = await findOwnProblem(world, employee, id)
    if (!own) throw differs()
    return own
  })
}

/** An answer that was lost on the way is given again, however many are open. */
async function stateOf({ db }: World, id: string) {
  const known = await db.selectFrom('sync_problem').select('state').where('id', '=', id).executeTakeFirst()
  return known?.state ?? null
}

/** What a decision was about. `sha256` is that of a photo that was held until then; `made_at` is within what the database has. */
type Decided = {
  lead_id: string
  write: ShownWrite
  sha256: string | null
  made_at: Date
  by: { id: string; name: string }
}

/**
 * Settles an open problem. To decide the same again changes nothing; whoever comes second is told, also with the same decision:
 * two people would otherwise both believe that they took it over. Lets go of a photo that was held. Returns what it was about, or
 * null where nothing changed.
 */
export function decideProblem(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  { id, state, reason }: ProblemDecision & { id: string },
): Promise<Decided | null> {
  return inTransaction(world, async (world) => {
    const problem = await world.db
      .selectFrom('sync_problem')
      .innerJoin('employee', 'employee.id', 'employee_id')
      .select(['lead_id', 'state', 'decided_by', 'content', 'sha256', 'made_at', 'employee_id'])
      .select('employee.name')
      .where('sync_problem.id', '=', id)
      .forUpdate('sync_problem')
      .executeTakeFirst()
    if (!problem || !(await isSeenBy(world, dispatcher, problem.lead_id))) throw problemNotFound()
    const { lead_id } = problem
    const { id: decided_by } = dispatcher.employee
    if (problem.state === state && problem.decided_by === decided_by) return null
    if (problem.state !== 'open')
      throw new Refusal(409, 'problem-decided', 'Someone else settled this problem first.')
    const write = shownWrite(problem.content)
    if (state === 'taken_over' && write.kind === 'unreadable') throw unreadable()
    if (state === 'taken_over') await requireShown(world, dispatcher.employee, { lead_id, write })
    await world.db
      .updateTable('sync_problem')
      .set({ state, reason, decided_by, decided_at: world.now(), sha256: null })
      .where('id', '=', id)
      .execute()
    const { sha256, made_at, employee_id, name } = problem
    await announce(world, problemDecided, { lead_id, problem_id: id, state }, decided_by)
    const at = doneAt(made_at.toISOString(), { sentAt: world.now(), receivedAt: world.now() })
    return { lead_id, write, sha256, made_at: at, by: { id: employee_id, name } }
  })
}

/** Nobody takes over what isn't shown to them, also where the office only notes that it did. */
async function requireShown(
  world: World,
  employee: SignedIn,
  { lead_id, write }: { lead_id: string; write: ShownWrite },
) {
  for (const permission of permissionsToSee(write))
    if (!(await isSeenBy(world, allow(employee, permission), lead_id))) throw problemNotFound()
}

const problemNotFound = () => new Refusal(404, 'problem-not-found', 'Sync problem not found.')

/**
 * Whether the report takes the place of an earlier one, which was sent back and is stored beside it. False if it was here
 * before; anything else under its id is refused.
 */
async function opensAgain({ db }: World, report: Updateable<Schema['sync_problem']> & { id: string }) {
  const { id, hash, lead_id, employee_id } = report
  const known = await db
    .selectFrom('sync_problem')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (known.employee_id !== employee_id || known.lead_id !== lead_id) throw differs()
  const { state, content, reason, reply, decided_by, decided_at } = known
  if (state !== 'sent_back' && known.hash !== hash) throw differs()
  if (state !== 'sent_back' || decided_by === null || decided_at === null) return false
  await db
    .insertInto('earlier_problem')
    .values(({ selectFrom }) => ({
      problem_id: id,
      position: selectFrom('earlier_problem')
        .where('problem_id', '=', id)
        .select(({ fn, lit }) => sql<number>`${fn.countAll()} + ${lit(1)}`.as('position')),
      content: JSON.stringify(content),
      reason,
      reply,
      decided_by,
      decided_at,
    }))
    .execute()
  await db.updateTable('sync_problem').set(report).where('id', '=', id).execute()
  return true
}

function differs() {
  return new Refusal(409, 'problem-differs', 'A different problem was already reported with this ID.')
}

/** Of what was settled so long ago the device has forgotten its entry, or is not used any more. */
export async function forgetSettledProblems({ db, now }: World): Promise<void> {
  const oldest = new Date(now().getTime() - settledLife)
  await db.deleteFrom('sync_problem').where('state', '!=', 'open').where('decided_at', '<', oldest).execute()
}

/** A device whose clock is ahead tells times that have not come yet. */
function earlier(told: string, now: Date) {
  return new Date(Math.min(Date.parse(told), now.getTime()))
}

function unreadable() {
  return new Refusal(
    422,
    'problem-unreadable',
    'This work can’t be shown, so you can’t take it over. Send it back or discard it.',
  )
}
