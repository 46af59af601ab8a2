import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { getPaper } from './paper/papers.flow.ts'
import { decide } from './review.server.ts'
import type { SubmissionRow } from './submission.ts'

type Approved = { id: string; revision: number }

/** Approves a filled form, and with it the paper that is stored from then on: nobody approves what can't be shown. */
export async function approve(
  world: World,
  { reviewer, viewer }: { reviewer: Allowed<'forms.approve'>; viewer: Allowed<'submissions.view'> },
  approved: Approved,
): Promise<SubmissionRow> {
  await getPaper(world, viewer, approved.id)
  return decide(world, reviewer, { ...approved, decision: 'approve' })
}
