import { lockJob } from '#domain/jobs/jobs.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { followSketchInRooms } from '#domain/rooms/follow-sketch.server.ts'
import type { World } from '#platform/world.ts'
import { newId } from '#platform/uuid.ts'
import type { SketchFields } from './sketch.ts'
import { findSketch, insertSketch, isInFileOf, updateSketch, type Told } from './sketches.server.ts'

type TakenSketch = Omit<Told, 'told_by'> & {
  id: string
  job_id: string
  revision: number
  fields: SketchFields
}

/** Adds what was drawn in the field: as it is where nobody changed the sketch since, and else as a copy beside it. */
export async function takeSketchOver(
  world: World,
  editor: Allowed<'rooms.edit'>,
  { id, job_id, revision, fields, ...drawn }: TakenSketch,
): Promise<void> {
  const told = { ...drawn, told_by: editor.employee.id }
  await lockJob(world, editor, job_id)
  const current = await findSketch(world, id)
  const isThere = current !== null && (await isInFileOf(world, id, job_id))
  if (isThere && current.revision === revision) {
    await updateSketch(world, current, { ...told, fields: { ...fields, copy_of: current.copy_of } })
    return follow(world, id)
  }
  const original = isThere ? id : fields.copy_of
  const copy_of = original && (await isInFileOf(world, original, job_id)) ? original : null
  const added = current ? newId() : id
  await insertSketch(world, { ...told, id: added, job_id, fields: { ...fields, copy_of } })
  await follow(world, added)
}

async function follow(world: World, id: string) {
  const sketch = await findSketch(world, id)
  if (sketch) await followSketchInRooms(world, sketch)
}
