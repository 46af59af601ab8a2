import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import { settleAlert } from '#domain/alerts/alerts.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { assignLead } from './assignment.server.ts'
import { claimLead } from './claim.server.ts'
import type { LeadAssignment } from './lead.ts'
import type { LeadMove, LeadUndo } from './lead-move.ts'
import { moveLead, undoMove } from './moves.server.ts'

/** Claims the request for the dispatcher, and ends its alert. */
export function takeLead(world: World, dispatcher: Allowed<'leads.assign'>, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    await claimLead(world, dispatcher, id)
    await settleAlert(world, id, dispatcher.employee.id)
  })
}

/** Assigns the request to someone, which ends its alert, or to nobody. */
export function reassignLead(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  assignment: LeadAssignment & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    await assignLead(world, dispatcher, assignment)
    await settleAlert(world, assignment.id, dispatcher.employee.id)
  })
}

/** Moves the request to another status; away from new it needs no alert any more. */
export function moveLeadAlong(
  world: World,
  worker: Allowed<'leads.work'>,
  move: LeadMove & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    await moveLead(world, worker, move)
    await settleAlert(world, move.id, worker.employee.id)
  })
}

/** Takes the last move back; where the request is answered again, that ends its alert. */
export function takeMoveBack(
  world: World,
  worker: Allowed<'leads.work'>,
  undo: LeadUndo & { id: string },
): Promise<void> {
  return inTransaction(world, async (world) => {
    await undoMove(world, worker, undo)
    await settleAlert(world, undo.id, worker.employee.id)
  })
}
