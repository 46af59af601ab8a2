import type * as z from 'zod'
import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { CopyGiven, CopyMark } from './copies-given.ts'
import { Copies, copiesOf } from './copies-of.ts'
import { copyGiven, copyNotGiven } from './submission-events.ts'
import { selectSubmissions } from './submission-row.server.ts'
import { submissionNotFound } from './submissions.server.ts'

type Marked = CopyMark & { id: string }

/** Notes that whoever signed a form got their copy, or takes that back. Who marks it first is named. */
export function markCopy(
  world: World,
  filler: Allowed<'forms.submit'>,
  { id, way, given }: Marked,
): Promise<void> {
  return inTransaction(world, async (world) => {
    const paper = await selectSubmissions(world, filler).where('submission.id', '=', id).executeTakeFirst()
    if (!paper) throw submissionNotFound()
    const by = filler.employee.id
    const isNew = given
      ? await noteCopy(world, { submission_id: id, way, by })
      : await forgetCopy(world, { submission_id: id, way })
    const { job_id, form } = paper
    if (!isNew || job_id === null) return
    await announce(world, given ? copyGiven : copyNotGiven, { job_id, submission_id: id, form, way }, by)
  })
}

type Taken = Pick<z.output<typeof copyGiven.payload>, 'job_id' | 'submission_id' | 'form' | 'way'>

/** Notes the first time that a copy went out by itself, or was taken behind the link. */
export function noteCopyTaken(world: World, { job_id, submission_id, form, way }: Taken): Promise<void> {
  return inTransaction(world, async (world) => {
    if (await noteCopy(world, { submission_id, way, by: null }))
      await announce(world, copyGiven, { job_id, submission_id, form, way })
  })
}

type Noted = { submission_id: string; way: CopyGiven['way']; by: string | null }

/** Whether it is the first time. */
export async function noteCopy({ db, now }: World, { submission_id, way, by }: Noted): Promise<boolean> {
  const noted = await db
    .insertInto('copy_given')
    .values({ submission_id, way, given_at: now(), given_by: by })
    .onConflict((row) => row.doNothing())
    .returning('way')
    .executeTakeFirst()
  return noted !== undefined
}

async function forgetCopy({ db }: World, { submission_id, way }: Omit<Noted, 'by'>) {
  const gone = await db
    .deleteFrom('copy_given')
    .where('submission_id', '=', submission_id)
    .where('way', '=', way)
    // What went out by itself nobody takes back.
    .where('given_by', 'is not', null)
    .returning('way')
    .executeTakeFirst()
  return gone !== undefined
}

/** How whoever signed a form got their copies. */
export async function readCopies({ db }: Pick<World, 'db'>, id: string): Promise<CopyGiven[]> {
  const row = await db
    .selectFrom('submission')
    .select(copiesOf.as('copies'))
    .where('id', '=', id)
    .executeTakeFirst()
  return Copies.parse(row?.copies ?? [])
}
