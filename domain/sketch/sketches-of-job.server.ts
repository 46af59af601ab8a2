import { isOfWholeFamily } from '#domain/jobs/family-ids.ts'
import type { World } from '#platform/world.ts'
import type { Sketch } from './plan.ts'
import { inOrderDrawn, selectSketches, toSketch } from './sketches.server.ts'

/** All sketches of the file of a job, removed ones too, in the order in which they were drawn. */
export async function readSketchesOf(world: World, jobId: string): Promise<Sketch[]> {
  const rows = await selectSketches(world).where(isOfWholeFamily('sketch.job_id', jobId)).execute()
  return rows.toSorted(inOrderDrawn).map(toSketch)
}
