import { hashContent } from '#platform/content-hash.ts'
import type { World } from '#platform/world.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { proposeCategory } from './category.server.ts'
import { claimNames, factNames } from './facts/facts.ts'
import { followWithLead } from './follow-with-lead.server.ts'
import { fillFromRequest } from './from-request.server.ts'
import type { NewJob } from './job.ts'
import { insertJob, lockJob } from './jobs.server.ts'

/**
 * Makes the job that someone else's device was refused, of its request, which the caller has locked. Where there is one by now
 * nothing changes. The hash is that of what the device has: if it arrives later, it is the same job.
 */
export async function takeOverJob(
  world: World,
  converter: Allowed<'leads.convert'>,
  sent: NewJob,
): Promise<void> {
  const { employee } = converter
  const office = { employee, scope: 'all' } as const
  if (factNames.some((name) => sent.facts[name] !== undefined && claimNames.includes(name)))
    allow(employee, 'claims.edit')
  const request = await fillFromRequest(world, employee, sent)
  const made = await insertJob(world, office, {
    id: sent.id,
    content_hash: hashContent(sent),
    ...request,
  })
  if (!made) return
  await proposeCategory(world, office, { job_id: sent.id, facts: request.facts })
  await followWithLead(world, await lockJob(world, office, sent.id))
}
