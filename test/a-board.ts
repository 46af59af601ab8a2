import { newId } from '#platform/uuid.ts'
import { day, hour } from '#platform/time.ts'
import type { BoardStage } from '#domain/jobs/board/board-stages.ts'
import { readBoard } from '#domain/jobs/board/board.server.ts'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { BoardFilter } from '#domain/jobs/job-query.ts'
import type { SideState, Stage } from '#domain/jobs/stages/stages.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob } from './a-job.ts'
import { aPerson, type Person } from './people.ts'
import { createTestWorld, type TestWorld } from './world.ts'

/** A dispatcher with jobs wherever a test wants them, and the board that shows them. */
export async function anOffice() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const { world } = test
  /** A job where it stands for so long. */
  async function stands(stage: Stage, span: number, { facts = {}, side }: Told = {}) {
    const { id } = await aJob(test, marcus, { ...aCall, ...facts })
    const since = new Date(world.now().getTime() - span)
    await world.db
      .updateTable('job')
      .set({ stage, stage_since: since, ...(side && { side, side_since: since, side_reason: 'Waits' }) })
      .where('id', '=', id)
      .execute()
    return id
  }
  /** So many jobs left the stage after so long. */
  async function left(stage: Stage, spans: readonly number[]) {
    const job_id = await stands('closed', 40 * day)
    for (const span of spans) {
      const entered_at = new Date(world.now().getTime() - span - hour)
      const left_at = new Date(world.now().getTime() - hour)
      await world.db
        .insertInto('job_stage')
        .values({ id: newId(), job_id, stage, entered_at, left_at })
        .execute()
    }
  }
  const board = async (filter: Partial<BoardFilter> = {}, who: Person = marcus) =>
    readBoard(world, allow(who, 'intake.view'), BoardFilter.parse(filter))
  const part = async (stage: BoardStage, filter: Partial<BoardFilter> = {}, who: Person = marcus) => {
    const found = (await board(filter, who)).parts.find((each) => each.stage === stage)
    return { count: found?.count, ids: found?.rows.map(({ id }) => id) }
  }
  return { ...test, marcus, stands, left, board, part }
}

type Told = { facts?: FactChanges; side?: SideState }

/** A visit without a time. */
export async function anUnscheduledVisit({ db, now }: TestWorld['world'], job_id: string) {
  const { id: created_by } = await db.selectFrom('employee').select('id').limit(1).executeTakeFirstOrThrow()
  const id = newId()
  await db
    .insertInto('visit')
    .values({
      id,
      job_id,
      kind: 'inspection',
      length_minutes: 60,
      revision: 1,
      content_hash: id,
      created_at: now(),
      created_by,
    })
    .execute()
  return id
}
