import type { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { isOfSameFile } from './family.server.ts'
import { lockJob } from './jobs.server.ts'

type JobOfRecord = { told: string; is: string | null; notFound: () => Refusal }

/** After a merge a record may be with the other job than the one that the device named. */
export async function lockJobOfRecord(
  world: World,
  { employee }: Allowed<'leads.assign' | 'rooms.edit' | 'contents.edit'>,
  { told, is, notFound }: JobOfRecord,
): Promise<string> {
  if (is === null || !(await isOfSameFile(world, is, told))) throw notFound()
  await lockJob(world, { employee, scope: 'all' }, is)
  return is
}
