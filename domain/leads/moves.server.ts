import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod'
import { announce } from '#platform/events/events.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { requireAhead } from '#domain/visits/ahead.ts'
import type { LeadMove, LeadUndo } from './lead-move.ts'
import { LeadStatus, Outcome } from './lead-states.ts'
import { lockLead, requireReleased, requireRevision } from './leads.server.ts'
import { leadsFor } from './narrow.server.ts'
import { requireNoJob } from './no-job.server.ts'
import { VisitTime } from '#domain/visits/visit-time.ts'
import { visitColumns, visitTimeOf } from '#domain/visits/visit-columns.ts'
import { stateAfter } from './state-after.ts'
import { requireWorker } from './workers.server.ts'
import { leadAssigned, leadMoved } from './lead-events.ts'

type Worker = Allowed<'leads.work'>
type Wanted = Omit<LeadMove, 'revision'>

/** What a move can change of a lead. */
const LeadState = z.object({
  status: LeadStatus,
  visit: VisitTime.nullable(),
  outcome: Outcome.nullable(),
  duplicate_of: z.string().nullable(),
  assigned_to: z.string().nullable(),
})
type LeadState = z.output<typeof LeadState>

/**
 * What it was, and the revision that the move made: another change since then ends the way back. Moves from before it was stored
 * do not tell when the request was first answered.
 */
const MoveUndo = LeadState.extend({ revision: z.int(), first_contacted_at: z.coerce.date().nullish() })

/** Moves the lead along. `revision` is the one the person saw: when someone else was quicker, nothing is overwritten. */
export function moveLead(
  world: World,
  worker: Worker,
  { id, revision, ...wanted }: LeadMove & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const lead = await lockToMove(world, worker, { id, revision })
    const duplicate_of = await findDuplicate(world, worker, { id, ...wanted })
    const { assigned_to } = lead
    const next = { ...stateAfter({ visit: visitTimeOf(lead), assigned_to }, wanted), duplicate_of }
    if (wanted.schedule && !isDeepStrictEqual(next.visit, visitTimeOf(lead)))
      requireAhead(world, wanted.schedule)
    await change(world, worker, { id, lead, next })
  })
}

/** Takes the last move back, with all that it changed, as long as nothing else has changed since. */
export function undoMove(
  world: World,
  worker: Worker,
  { id, revision }: LeadUndo & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    const lead = await lockToMove(world, worker, { id, revision })
    const undo = MoveUndo.safeParse(lead.move_undo).data
    if (undo?.revision !== revision) {
      throw new Refusal(409, 'nothing-to-undo', 'There is no status change to undo.')
    }
    const { first_contacted_at } = undo
    await change(world, worker, { id, lead, next: LeadState.parse(undo), first_contacted_at })
  })
}

async function lockToMove(world: World, worker: Worker, { id, revision }: { id: string; revision: number }) {
  const lead = await lockLead(world, worker, id)
  requireReleased(lead)
  await requireNoJob(world, id)
  await requireRevision(world, lead, revision)
  return lead
}

type Locked = Awaited<ReturnType<typeof lockLead>>

type Change = { id: string; lead: Locked; next: LeadState; first_contacted_at?: Date | null | undefined }

async function change(world: World, worker: Worker, { id, lead, next, ...known }: Change) {
  const { status: from, revision, duplicate_of, outcome, assigned_to, first_contacted_at } = lead
  const was: LeadState = { status: from, visit: visitTimeOf(lead), outcome, duplicate_of, assigned_to }
  if (isDeepStrictEqual(was, next)) return
  const isReassigned = next.assigned_to !== assigned_to
  if (isReassigned) await requireMayReassign(world, worker, { id, to: next.assigned_to })

  const { visit, ...columns } = next
  await world.db
    .updateTable('lead')
    .set({
      ...columns,
      ...visitColumns(visit),
      revision: revision + 1,
      move_undo: JSON.stringify({ ...was, first_contacted_at, revision: revision + 1 }),
      first_contacted_at:
        known.first_contacted_at === undefined
          ? firstContact(world, lead, next.status)
          : known.first_contacted_at,
    })
    .where('id', '=', id)
    .execute()
  const { id: actor } = worker.employee
  if (isReassigned)
    await announce(world, leadAssigned, { lead_id: id, from: assigned_to, to: next.assigned_to }, actor)
  await announce(world, leadMoved, { lead_id: id, from, to: next.status, ...toldOf(next) }, actor)
}

/** What the record tells of where a move led. */
function toldOf({ status, visit, outcome, assigned_to }: LeadState) {
  return {
    ...(status === 'scheduled' && visit && { visit }),
    ...(status === 'scheduled' && visit && assigned_to && { employee_id: assigned_to }),
    ...(outcome && { outcome }),
  }
}

/** When it was first answered, once it has this status. Who goes back to `new` takes a wrong tap back: nobody has answered it. */
function firstContact({ now }: World, lead: Locked, status: LeadStatus) {
  if (status === 'new') return null
  return lead.status === 'new' ? now() : lead.first_contacted_at
}

/** Who works on a request may plan a visit of their own; to send someone else is to hand it on. */
async function requireMayReassign(
  world: World,
  { employee }: Worker,
  { id, to }: { id: string; to: string | null },
) {
  await lockLead(world, allow(employee, 'leads.assign'), id)
  if (to) await requireWorker(world, to)
}

/** The other request, by its reference, among those that the person may see. */
async function findDuplicate(
  world: World,
  { employee }: Worker,
  { id, outcome, duplicate_of }: Wanted & { id: string },
) {
  if (outcome !== 'duplicate' || !duplicate_of) return null
  const other = await leadsFor(world, allow(employee, 'leads.view'))
    .select('id')
    .where('reference', '=', duplicate_of)
    .executeTakeFirst()
  if (!other) throw fieldRefusal('duplicate_of', 'No request has this reference.')
  if (other.id === id) throw fieldRefusal('duplicate_of', 'This is this request’s own reference.')
  return other.id
}
