import { isOfFamily, isOfWholeFamily } from '#domain/jobs/family-ids.ts'
import { visibleTo } from '#domain/jobs/visible.ts'
import { isInCareOf } from '#domain/leads/visible.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { Told } from '#domain/sync/sync.ts'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { Plan, type Sketch } from './plan.ts'
import { fieldsOf, isSameSketch, type JobSketches, type SketchFields } from './sketch.ts'
import { sketchChanged, sketchDrawn, sketchPutBack, sketchRemoved } from './sketch-events.ts'

/** Of a job and those that were merged into it: more levels than any house has, and a copy of each. */
const mostSketches = 40
const mostRemoved = 20

/** The sketches of a job and of those that were merged into it, in the order in which they were drawn; those removed last too, to be put back. */
export async function listSketches(
  world: World,
  viewer: Allowed<'rooms.view'>,
  jobId: string,
): Promise<JobSketches> {
  const job = await world.db
    .selectFrom('job')
    .select('id')
    .where('job.id', '=', jobId)
    .where(visibleTo(viewer))
    .executeTakeFirst()
  if (!job) throw new Refusal(404, 'job-not-found', 'Job not found.')
  const sketches = selectSketches(world).where(isOfFamily('sketch.job_id', jobId))
  const [present, removed, is_mine] = await Promise.all([
    sketches.where('removed_at', 'is', null).execute(),
    sketches.where('removed_at', 'is not', null).orderBy('removed_at', 'desc').limit(mostRemoved).execute(),
    isInCareOf(world, viewer, jobId),
  ])
  return { items: [...present, ...removed].toSorted(inOrderDrawn).map(toSketch), is_mine }
}

/** For whoever changes it, which waits for its turn. */
export async function findSketch(world: World, id: string): Promise<Sketch | null> {
  const row = await selectSketches(world).where('sketch.id', '=', id).forUpdate('sketch').executeTakeFirst()
  return row ? toSketch(row) : null
}

/**
 * Whether something drawn from a revision goes on top of what is there. A device that has counted further than there are revisions saved
 * the same twice, or something of it was refused: as long as nobody else drew since, it is still on top.
 */
export async function isOnTop(
  { db }: World,
  current: Pick<Sketch, 'id' | 'revision'>,
  { revision, by }: { revision: number; by: string },
): Promise<boolean> {
  if (revision <= current.revision) return revision === current.revision
  const row = await db
    .selectFrom('sketch')
    .select('changed_by')
    .where('id', '=', current.id)
    .executeTakeFirst()
  return row?.changed_by === by
}

/** Whether there is such a sketch in the file of a job. */
export async function isInFileOf({ db }: World, id: string, jobId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sketch')
    .select('id')
    .where('id', '=', id)
    .where(isOfWholeFamily('job_id', jobId))
    .executeTakeFirst()
  return row !== undefined
}

type Drawn = Told & { at: Date; fields: SketchFields }

/** Adds a sketch to a job, which the caller has locked. */
export async function insertSketch(
  world: World,
  { id, job_id, fields, at, by, told_by }: Drawn & { id: string; job_id: string },
): Promise<void> {
  const { is_removed, ...drawn } = fields
  const removed_at = is_removed ? world.now() : null
  await world.db
    .insertInto('sketch')
    .values({
      ...drawn,
      plan: JSON.stringify(drawn.plan),
      id,
      job_id,
      created_by: by,
      changed_by: by,
      created_at: at,
      changed_at: at,
      received_at: world.now(),
      removed_at,
    })
    .execute()
  await requireFewSketches(world, job_id)
  await announce(world, sketchDrawn, { job_id, sketch_id: id, kind: fields.level }, told_by)
}

/** Stores how a sketch is drawn now. To say the same again changes nothing. */
export async function updateSketch(
  world: World,
  sketch: Sketch,
  { fields, at, by, told_by }: Drawn,
): Promise<void> {
  if (isSameSketch(fieldsOf(sketch), fields)) return
  const { id, job_id } = sketch
  const { is_removed, copy_of: _, ...drawn } = fields
  const wasRemoved = sketch.removed_at !== null
  await world.db
    .updateTable('sketch')
    .set({
      ...drawn,
      plan: JSON.stringify(drawn.plan),
      changed_at: at,
      changed_by: by,
      received_at: world.now(),
      revision: sketch.revision + 1,
      ...(is_removed === wasRemoved ? {} : { removed_at: is_removed ? world.now() : null }),
    })
    .where('id', '=', id)
    .execute()
  if (wasRemoved && !is_removed) await requireFewSketches(world, job_id)
  const moved = is_removed ? sketchRemoved : sketchPutBack
  const kind = is_removed === wasRemoved ? sketchChanged : moved
  await announce(world, kind, { job_id, sketch_id: id, kind: fields.level }, told_by)
}

/** Someone changed it since the sender looked at it: their device makes a copy of what was drawn there. */
export function sketchMovedOn(current: Sketch) {
  return new Refusal(409, 'sketch-moved-on', 'Someone else changed this sketch first.', { current })
}

/** What another job has under this ID is not told. */
export function sketchDiffers() {
  return new Refusal(409, 'sketch-differs', 'A different sketch was already added with this ID.')
}

export function sketchNotFound() {
  return new Refusal(404, 'sketch-not-found', 'Sketch not found.')
}

/** No sketch is left out of the list: one too many is refused. The caller has locked the job. */
async function requireFewSketches({ db }: World, jobId: string) {
  const { count } = await db
    .selectFrom('sketch')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where(isOfWholeFamily('sketch.job_id', jobId))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) <= mostSketches) return
  throw new Refusal(
    409,
    'too-many-sketches',
    `This job has ${mostSketches} sketches already. Remove those that aren’t needed, then add more.`,
  )
}

export function inOrderDrawn(a: { id: string; created_at: Date }, b: { id: string; created_at: Date }) {
  return a.created_at.getTime() - b.created_at.getTime() || (a.id < b.id ? -1 : 1)
}

export function selectSketches({ db }: World) {
  return db
    .selectFrom('sketch')
    .innerJoin('employee', 'employee.id', 'sketch.changed_by')
    .select(['sketch.id', 'sketch.job_id', 'structure', 'level', 'copy_of', 'plan', 'sketch.revision'])
    .select(['sketch.created_at', 'changed_at', 'employee.name as by', 'removed_at'])
}

type SketchRow = Awaited<ReturnType<ReturnType<typeof selectSketches>['executeTakeFirstOrThrow']>>

export function toSketch({ created_at: _, changed_at, removed_at, plan, ...sketch }: SketchRow): Sketch {
  return {
    ...sketch,
    plan: Plan.parse(plan),
    changed_at: changed_at.toISOString(),
    removed_at: removed_at?.toISOString() ?? null,
  }
}
