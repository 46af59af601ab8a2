import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { lockJob, type JobScope } from '#domain/jobs/jobs.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { NewSubmission } from '#domain/submissions/submission.ts'
import {
  jobOfRequest,
  lockRow,
  noteTakenBack,
  notThere,
  settleRequest,
  type StoredRequest,
} from './requests.server.ts'
import { signingRevoked } from './signing-request-events.ts'
import { requireSeesAll } from './sees-all.server.ts'
import type { TakenBack } from './signing-request.ts'

/** Ends a link for one paper, once. Whoever sees the job may: a link that went to the wrong person can’t wait for its maker. */
export function revokeRequest(world: World, viewer: Allowed<'submissions.view'>, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    await revoke(world, await lockRequest(world, viewer, id), viewer.employee.id)
  })
}

/** Gives back what was to be signed, so that it can be filled in further: nobody signs it by link any more. */
export function takeBackRequest(
  world: World,
  filler: Allowed<'forms.submit'>,
  id: string,
): Promise<TakenBack> {
  return inTransaction(world, async (world) => {
    const request = await lockRequest(world, filler, id)
    await requireSeesAll(world, filler, [request])
    await revoke(world, request, filler.employee.id)
    await noteTakenBack(world, id)
    const { form, version, answers, revises, language } = NewSubmission.parse(JSON.parse(request.body))
    return { submission: { form, version, answers, revises, language } }
  })
}

async function revoke(world: World, row: StoredRequest, by: string) {
  if (row.state === 'signed')
    throw new Refusal(409, 'signing-settled', 'This form was signed meanwhile. Open the job again.')
  if (row.state !== 'open') return
  await settleRequest(world, row.id, { state: 'revoked', settled_by: by })
  await announce(world, signingRevoked, { job_id: row.job_id, request_id: row.id, form: row.slug }, by)
}

/** The job first and the paper then, as whoever signs takes them. */
async function lockRequest(world: World, actor: JobScope, id: string) {
  await lockJob(world, actor, await jobOfRequest(world, id)).catch(notThere)
  return lockRow(world, id)
}
