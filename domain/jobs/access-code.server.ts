import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { seal, unseal } from '#platform/secrets/sealed.ts'
import { Refusal } from '#platform/refusal.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { reachesAll, type Allowed } from '#domain/roles/allowed.ts'
import { accessCodeChanged, accessCodeRemoved, accessCodeShown } from './job-events.ts'
import { lockJob, requireUnmerged } from './jobs.server.ts'
import { isOver } from './stages/stages.ts'

const purpose = 'access code'

/** Stores the code of a door or an alarm, encrypted; null removes it. */
export function changeAccessCode(
  world: World,
  editor: Allowed<'intake.edit'>,
  { job_id, code }: { job_id: string; code: string | null },
): Promise<void> {
  return inTransaction(world, async (world) => {
    requireUnmerged(await lockJob(world, editor, job_id))
    const before = await findAccessCode(world, job_id)
    const carried = before ? await carriedFrom(world, before) : undefined
    if (code === null) await world.db.deleteFrom('job_access_code').where('job_id', '=', job_id).execute()
    else await store(world, editor, { job_id, code })
    const kind = code === null ? accessCodeRemoved : accessCodeChanged
    await announce(world, kind, { job_id, ...carried }, editor.employee.id)
  })
}

/**
 * Shows the code to who may see it at this job; that they looked is part of its history. Whoever worked there has no use for it once
 * the job is over.
 */
export function showAccessCode(
  world: World,
  viewer: Allowed<'intake.viewAccessCodes'>,
  job_id: string,
): Promise<{ code: string }> {
  return inTransaction(world, async (world) => {
    const { stage, side } = await lockJob(world, viewer, job_id)
    if (isOver(stage, side) && !reachesAll(viewer))
      throw new Refusal(409, 'job-is-over', 'This job is over. Ask the office for the code.')
    const row = await world.db
      .selectFrom('job_access_code')
      .select(['id', 'sealed'])
      .where('job_id', '=', job_id)
      .executeTakeFirst()
    if (!row) throw new Refusal(404, 'no-access-code', 'No access code is saved for this job.')
    const told = { job_id, code_id: row.id, ...(await carriedFrom(world, row.id)) }
    await announce(world, accessCodeShown, told, viewer.employee.id)
    return { code: unsealCode(world, job_id, row.sealed) }
  })
}

export function unsealCode({ secret }: Pick<World, 'secret'>, job_id: string, sealed: Buffer) {
  return unseal(secret, { purpose, of: job_id }, sealed).toString()
}

/** Of a code that merges carried along, the job where it was saved, as events name it. */
export async function carriedFrom({ db }: World, code_id: string) {
  const from = await db
    .selectFrom('job_merge')
    .innerJoin('job', 'job.id', 'job_merge.job_id')
    .select(['job.id', 'job.number'])
    .where('code_id', '=', code_id)
    .where('undone_at', 'is', null)
    .orderBy('job_merge.at')
    .orderBy('job_merge.id')
    .limit(1)
    .executeTakeFirst()
  return from && { code_of_id: from.id, code_of: from.number }
}

/** The id of the code of a job. A code that is changed has another one. */
export async function findAccessCode({ db }: World, jobId: string): Promise<string | null> {
  const row = await db
    .selectFrom('job_access_code')
    .select('id')
    .where('job_id', '=', jobId)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Takes this very code, if it is still there, to a job that has none, which the caller has locked. Says whether it did. */
export async function moveAccessCode(
  { db, secret }: World,
  { id, into }: { id: string; into: string },
): Promise<boolean> {
  const rows = await db
    .selectFrom('job_access_code')
    .selectAll()
    .where(({ or, eb }) => or([eb('id', '=', id), eb('job_id', '=', into)]))
    .execute()
  const row = rows.find((code) => code.id === id)
  if (!row || rows.length > 1) return false
  const code = unseal(secret, { purpose, of: row.job_id }, row.sealed)
  await db
    .updateTable('job_access_code')
    .set({ job_id: into, sealed: seal(secret, { purpose, of: into }, code) })
    .where('id', '=', id)
    .execute()
  return true
}

async function store(
  world: World,
  { employee }: Allowed<'intake.edit'>,
  { job_id, code }: { job_id: string; code: string },
) {
  const sealed = seal(world.secret, { purpose, of: job_id }, Buffer.from(code))
  const columns = { id: newId(), sealed, changed_at: world.now(), changed_by: employee.id }
  await world.db
    .insertInto('job_access_code')
    .values({ job_id, ...columns })
    .onConflict((row) => row.column('job_id').doUpdateSet(columns))
    .execute()
}
