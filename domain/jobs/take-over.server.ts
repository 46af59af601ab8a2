import { hashContent } from '#platform/content-hash.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { addJob } from './add-job.server.ts'
import { employeeAt } from './employee-at.server.ts'
import { requireMayChange } from './facts/claims.ts'
import { readBeginning } from './from-request.server.ts'
import type { JobInChat } from './job-in-chat.ts'
import type { NewJob } from './job.ts'

/**
 * Makes the job that someone else's device was refused, of its request, which the caller has locked, for who may make it. Where
 * there is one by now it stays, and the answer is false. The hash is that of what the device has: if it arrives later, it is the same job.
 */
export async function takeOverJob(
  world: World,
  { employee }: Allowed<'intake.view'>,
  { inChat, ...sent }: NewJob & { inChat: JobInChat },
): Promise<boolean> {
  requireMayChange(await employeeAt(world, employee, sent.id), sent.facts)
  const beginning = await readBeginning(world, { ...sent, inChat })
  const made = await addJob(
    world,
    { employee },
    { id: sent.id, content_hash: hashContent(sent), ...beginning },
  )
  return made !== null
}
