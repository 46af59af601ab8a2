import type { World } from '#platform/world.ts'
import { recordedBoxes, recordedItems } from '#domain/contents/contents-evidence.server.ts'
import { recordedMoves } from '#domain/equipment/moves/recorded-moves.server.ts'
import { mergedInto, readFamily } from '#domain/jobs/family.server.ts'
import { recordedPhotos } from '#domain/photos/recorded-photos.server.ts'
import { recordedDeviations } from '#domain/readings/deviations/deviation-evidence.server.ts'
import { recordedPoints, recordedStations } from '#domain/readings/place-evidence.server.ts'
import { recordedClosings } from '#domain/readings/visits/recorded-closings.server.ts'
import { recordedReadings } from '#domain/readings/recorded-readings.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { recordedPapers } from '#domain/submissions/paper/recorded-papers.server.ts'
import type { JobCheck, JobEvidence } from './job-evidence.ts'
import type { RecordedRows } from './recorded-rows.ts'
import { verifyJobEvidence } from './verify-job.server.ts'

const rows: readonly RecordedRows[] = [
  recordedReadings,
  recordedClosings,
  recordedMoves,
  recordedDeviations,
  recordedPoints,
  recordedStations,
  recordedPhotos,
  recordedPapers,
  recordedItems,
  recordedBoxes,
]

/** Whether what was recorded at a job is still as it was recorded, in the evidence and in its rows. */
export function checkJob(world: Pick<World, 'db'>, jobId: string): Promise<JobCheck> {
  return verifyJobEvidence(world, jobId, rows)
}

/** The same for whoever sees the job, with those that were merged into it: its file shows what was recorded there. */
export async function checkEvidence(
  world: World,
  viewer: Allowed<'drying.view'>,
  jobId: string,
): Promise<JobEvidence> {
  await readFamily(world, viewer, jobId)
  const own = await checkJob(world, jobId)
  const merged = []
  for (const { id: job_id, number } of await mergedInto(world, jobId))
    merged.push({ job_id, number, ...(await checkJob(world, job_id)) })
  return { ...own, merged }
}
