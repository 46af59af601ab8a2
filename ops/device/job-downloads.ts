import type { QueryClient } from '@tanstack/react-query'
import { day, minute } from '#platform/time.ts'
import { deskQuery } from '../desk/queries.ts'
import { jobHistoryRead, jobRead, jobVisitsRead } from '../intake/job-queries.ts'
import type { PortalDatabase } from '../store/database.ts'
import { isGoneForThem } from '../store/stored-reads.ts'

/** A file that the desk names is read again once it is so old. */
const freshFor = 10 * minute
/** Of the others, which are read again so that what is not theirs any more leaves the device. */
const mostOthers = 20

type Parts = { client: QueryClient; jobs: PortalDatabase['jobs']; tried: Map<string, number> }

/** Reads the files of the jobs that the person has in hand, whether or not they were ever opened. Rejects without an answer. */
export async function downloadJobs({ client, jobs, tried }: Parts, signal: AbortSignal) {
  const desk = client.getQueryData(deskQuery.queryKey)
  if (!desk) return
  const now = Date.now()
  const stored = await agesOf(jobs)
  const isOld = (id: string, age: number) => Math.max(stored.get(id) ?? 0, tried.get(id) ?? 0) < now - age
  const inHand = desk.items.flatMap(({ id, has_job }) => (has_job ? [id] : []))
  const others = [...stored.keys()].filter((id) => !inHand.includes(id) && isOld(id, day))
  for (const id of [...inHand.filter((id) => isOld(id, freshFor)), ...others.slice(0, mostOthers)]) {
    signal.throwIfAborted()
    await readJobFile(client, id)
    tried.set(id, now)
  }
}

/** What its screens read of a job, but for what needs a connection. What is not theirs any more is no longer stored: `storeReads` sees to that. */
async function readJobFile(client: QueryClient, id: string) {
  try {
    await client.fetchQuery({ ...jobRead(id), staleTime: 0 })
    await client.fetchQuery({ ...jobVisitsRead(id), staleTime: 0 })
    await client.fetchInfiniteQuery({ ...jobHistoryRead(id), staleTime: 0 })
  } catch (error) {
    if (!isGoneForThem(error)) throw error
  }
}

/** When the oldest answer of each file came that is stored. Keys alone are read. */
async function agesOf(jobs: PortalDatabase['jobs']) {
  const ages = new Map<string, number>()
  await jobs.orderBy('[job+at]').eachKey((key) => {
    const [job, at] = Array.isArray(key) ? key : []
    if (typeof job === 'string' && typeof at === 'number' && !ages.has(job)) ages.set(job, at)
  })
  return ages
}
