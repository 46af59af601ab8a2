import type { World } from '#platform/world.ts'
import { newId } from '#platform/uuid.ts'
import type { Told } from '#domain/sync/sync.ts'
import type { Sketch } from './plan.ts'
import type { SketchFields } from './sketch.ts'
import { findSketch, insertSketch, isInFileOf, isOnTop, updateSketch } from './sketches.server.ts'

type TakenSketch = Told & {
  at: Date
  id: string
  job_id: string
  revision: number
  fields: SketchFields
}

/** Adds what was drawn in the field: as it is where nobody changed the sketch since, and else as a copy beside it. The caller has locked the job. */
export async function takeSketchOver(
  world: World,
  { id, job_id, revision, fields, ...told }: TakenSketch,
): Promise<Sketch | null> {
  const current = await findSketch(world, id)
  const isThere = current !== null && (await isInFileOf(world, id, job_id))
  if (isThere && (await isOnTop(world, current, { revision, by: told.by }))) {
    await updateSketch(world, current, { ...told, fields: { ...fields, copy_of: current.copy_of } })
    return findSketch(world, id)
  }
  const original = isThere ? id : fields.copy_of
  const copy_of = original && (await isInFileOf(world, original, job_id)) ? original : null
  const added = current ? newId() : id
  await insertSketch(world, { ...told, id: added, job_id, fields: { ...fields, copy_of } })
  return findSketch(world, added)
}
