import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { day } from '#platform/time.ts'
import { deskQuery } from '../desk/queries.ts'
import {
  fieldUnitsRead,
  jobContentsRead,
  jobDryingRead,
  jobEquipmentRead,
  jobFormsRead,
  jobHistoryRead,
  jobPhotosRead,
  jobRead,
  jobRoomsRead,
  jobSketchesRead,
  jobVisitsRead,
} from '../intake/job-queries.ts'
import type { PortalDatabase } from '../store/database.ts'
import {
  answersOfFile,
  fileFreshFor,
  newestLine,
  newestTime,
  type WithHistory,
  type WithTimes,
} from '../store/file-age.ts'
import type { Sealer } from '../store/sealing.ts'
import { isGoneForThem, openRead } from '../store/stored-reads.ts'
import { codesKey, codesQuery } from './access-codes.ts'
import type { MaySee } from './job-rights.ts'
import type { KnownFiles } from './open-job-downloads.ts'

/** Of those not in hand, which are read again so that what is not theirs any more leaves the device. */
const mostOthers = 20

type Parts = {
  client: QueryClient
  jobs: PortalDatabase['jobs']
  sealer: Sealer
  known: KnownFiles
  maySee: MaySee
}

/**
 * Reads the files of the jobs that the person has in hand, whether or not they were ever opened: once they changed, and where nothing
 * is known of them for a while. Rejects without an answer.
 */
export async function downloadJobs(parts: Parts, signal: AbortSignal) {
  const { known } = parts
  const items = (await readDesk(parts))?.items ?? []
  const due = await dueFiles(parts, items)
  await readCodes(parts, { items, isStale: due.length > 0 })
  for (const id of due) {
    signal.throwIfAborted()
    // What is heard while it is on its way is read once more.
    known.heard.delete(id)
    await readJobFile(parts, id).catch((error: unknown) => {
      known.heard.add(id)
      throw error
    })
    known.tried.set(id, Date.now())
    const item = items.find((each) => each.id === id)
    if (item) known.newest.set(id, newestLine(item))
  }
}

/** First: the door comes before the file. */
async function readCodes(
  { client, maySee }: Parts,
  { items, isStale }: { items: readonly Item[]; isStale: boolean },
) {
  const isNeeded = items.some(({ has_job }) => has_job) || client.getQueryData(codesKey) !== undefined
  if (!maySee('codes') || !isNeeded) return
  await client.fetchQuery({ ...codesQuery, ...(isStale && { staleTime: 0 }) }).catch((error: unknown) => {
    if (!isGoneForThem(error)) throw error
  })
}

async function readDesk({ client, known }: Parts) {
  const desk = client.getQueryData(deskQuery.queryKey)
  if (!desk || !known.hasMissed) return desk
  const asked = await client.fetchQuery({ ...deskQuery, staleTime: 0 })
  known.hasMissed = false
  return asked
}

type Item = WithHistory & WithTimes & { id: string; has_job: boolean }

/** What changed comes first. */
async function dueFiles(parts: Parts, items: readonly Item[]) {
  const { jobs, known } = parts
  const stored = await agesOf(jobs)
  const now = Date.now()
  const isOld = (id: string, age: number) =>
    Math.max(stored.get(id) ?? 0, known.tried.get(id) ?? 0) < now - age
  const inHand = items.filter(({ has_job }) => has_job)
  const behind = await Promise.all(inHand.map((item) => isBehind(parts, item, stored.get(item.id) ?? 0)))
  const changed = inHand.filter(({ id }, nth) => known.heard.has(id) || behind[nth]).map(({ id }) => id)
  const old = inHand.map(({ id }) => id).filter((id) => !changed.includes(id) && isOld(id, fileFreshFor))
  const others = [...stored.keys()]
    .filter((id) => inHand.every((item) => item.id !== id))
    .filter((id) => known.heard.has(id) || isOld(id, day))
  const due = [...changed, ...old, ...others.slice(0, mostOthers)]
  // Of a job that is not theirs: the desk tells of it once it is.
  for (const id of known.heard) if (!due.includes(id)) known.heard.delete(id)
  return due
}

/**
 * Whether the desk tells of something that the file does not know. A portal that was closed in the middle of a download has the job as it is
 * now, and answers beside it that are older than what the job tells of.
 */
async function isBehind({ jobs, sealer, known }: Parts, item: Item, oldestAnswer: number) {
  const read = known.newest.get(item.id)
  if (read !== undefined) return read < newestLine(item)
  const newest = await storedNewest(jobs, sealer, item.id)
  return newest !== null && (newest < newestLine(item) || oldestAnswer < newestTime(item))
}

const Stored = z.object({ history: z.array(z.object({ id: z.string() })) })

/** Null where nothing is stored of it: that is as old as can be. */
async function storedNewest(jobs: PortalDatabase['jobs'], sealer: Sealer, id: string) {
  const read = await openRead(jobs, sealer, jobRead(id).queryKey)
  const stored = Stored.safeParse(read?.data).data
  return stored ? newestLine(stored) : null
}

/** What its screens read of a job, but for what needs a connection. What is not theirs any more is no longer stored: `storeReads` sees to that. */
async function readJobFile({ client, maySee }: Parts, id: string) {
  try {
    await client.fetchQuery({ ...jobRead(id), staleTime: 0 })
    await client.fetchQuery({ ...jobVisitsRead(id), staleTime: 0 })
    await client.fetchInfiniteQuery({ ...jobHistoryRead(id), staleTime: 0 })
    // Refused they would take all of the file along.
    if (maySee('rooms')) await client.fetchQuery({ ...jobRoomsRead(id), staleTime: 0 })
    if (maySee('rooms')) await client.fetchQuery({ ...jobSketchesRead(id), staleTime: 0 })
    if (maySee('contents')) await client.fetchQuery({ ...jobContentsRead(id), staleTime: 0 })
    if (maySee('drying')) await client.fetchQuery({ ...jobDryingRead(id), staleTime: 0 })
    if (maySee('forms')) await client.fetchQuery({ ...jobFormsRead(id), staleTime: 0 })
    if (maySee('photos')) await client.fetchInfiniteQuery({ ...jobPhotosRead(id), staleTime: 0 })
    if (!maySee('equipment')) return
    await client.fetchQuery({ ...jobEquipmentRead(id), staleTime: 0 })
    await client.fetchQuery(fieldUnitsRead)
  } catch (error) {
    if (!isGoneForThem(error)) throw error
  }
}

/** When the oldest answer of each file came that is stored; 0 where the file is not whole. Keys alone are read. */
async function agesOf(jobs: PortalDatabase['jobs']) {
  const answers = new Map<string, number[]>()
  await jobs.orderBy('[job+at]').eachKey((key) => {
    const [job, at] = Array.isArray(key) ? key : []
    if (typeof job === 'string' && typeof at === 'number') answers.set(job, [...(answers.get(job) ?? []), at])
  })
  return new Map([...answers].map(([job, ats]) => [job, ats.length < answersOfFile ? 0 : Math.min(...ats)]))
}
