import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'

/** The status and the visit of a request follow its job, once it has one. */
export async function requireNoJob({ db }: World, leadId: string) {
  const job = await db.selectFrom('job').select('number').where('id', '=', leadId).executeTakeFirst()
  if (!job) return
  throw new Refusal(
    409,
    'has-a-job',
    `This request is job ${job.number}. Change the stage or the visits of the job instead.`,
  )
}
