import type { World } from '#platform/world.ts'
import { isId } from '#domain/audit/ids.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { jobStageChanged } from '#domain/jobs/job-events.ts'

type Told = { name: string; payload: Record<string, unknown> }
type Viewer = { readonly employee: Pick<SignedIn, 'permissions'> }

/** Events never hold what a person wrote: why a job was moved is read where the stage is, by who may open the job. */
export async function withMoveReasons<Event extends Told>(
  { db }: World,
  { employee }: Viewer,
  events: readonly Event[],
): Promise<Event[]> {
  const ids = events.map(entryOf).filter((id) => id !== null)
  if (ids.length === 0 || !employee.permissions['intake.view']) return [...events]
  const rows = await db
    .selectFrom('job_stage')
    .select(['id', 'override_reason', 'back_reason'])
    .where('id', 'in', ids)
    .execute()
  const reasons = new Map(
    rows.map(({ id, override_reason, back_reason }) => [id, override_reason || back_reason]),
  )
  return events.map((event) => {
    const reason = reasons.get(entryOf(event) ?? '')
    return reason ? { ...event, payload: { ...event.payload, reason } } : event
  })
}

function entryOf({ name, payload }: Told) {
  const id = name === jobStageChanged.name ? payload['entry_id'] : null
  return isId(id) ? id : null
}
