import { liveQuery } from 'dexie'
import * as z from 'zod'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { sideStates, stages } from '#domain/jobs/stages/stages.ts'
import { values } from '#platform/choices.ts'
import { LeadName } from '#domain/leads/lead-name.ts'
import type { PortalDatabase, StoredJobRead } from './database.ts'
import { answersOfFile } from './file-age.ts'
import type { Sealer } from './sealing.ts'
import { showNewest } from './show-newest.ts'

/** A job whose file can be read here without a connection; `at` is when it came, in milliseconds. */
export type StoredJob = z.output<typeof ListedJob> & { at: number }

/** What a list of them shows, and what it is searched by. Not picked from the file, whose schemas would come along before any screen asks. */
const ListedJob = z.object({
  id: z.uuid(),
  number: z.string(),
  name: LeadName,
  phone: z.string(),
  town: z.string(),
  loss_type: z.enum(values(lossTypes)).nullable(),
  stage: z.enum(values(stages)),
  side: z.enum(values(sideStates)).nullable(),
  created_at: z.iso.datetime(),
})
const Read = z.object({ data: ListedJob })

/** Of the answers that a file is, the job itself. A read is stored under its query key as JSON. */
const JobKey = z.tuple([z.literal('job'), z.string()])
const isJob = (key: string) => JobKey.safeParse(JSON.parse(key)).success

/** Calls back with all jobs that are stored, now and after each change. Returns what ends it. */
export function watchJobs(
  { jobs }: Pick<PortalDatabase, 'jobs'>,
  sealer: Sealer,
  show: (jobs: StoredJob[]) => void,
) {
  const stored = liveQuery(() => jobs.filter(({ key }) => isJob(key)).toArray())
  const newest = showNewest(show)
  const { unsubscribe } = stored.subscribe((rows) => void newest.open(openJobs(rows, sealer)))
  return () => {
    newest.end()
    unsubscribe()
  }
}

/** The IDs of all jobs whose whole file is stored. */
export async function storedJobs({ jobs }: Pick<PortalDatabase, 'jobs'>): Promise<string[]> {
  const answers = new Map<string, number>()
  await jobs.orderBy('job').eachKey((job) => {
    if (typeof job === 'string') answers.set(job, (answers.get(job) ?? 0) + 1)
  })
  return [...answers].flatMap(([job, count]) => (count < answersOfFile ? [] : [job]))
}

/** The newest first, as the list of all jobs has them. */
export async function openJobs(rows: readonly StoredJobRead[], sealer: Sealer): Promise<StoredJob[]> {
  const opened = await Promise.all(
    rows
      .filter(({ key }) => isJob(key))
      .map(async ({ sealed, at }) => {
        const read = Read.safeParse(await sealer.open(sealed).catch(() => null)).data
        return read ? [{ ...read.data, at }] : []
      }),
  )
  return opened.flat().toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
}
