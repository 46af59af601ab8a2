import type { JobDetail } from '#domain/jobs/job.ts'

type Merged = JobDetail['merged'][number]
export type Caller = Pick<Merged, 'id' | 'number' | 'phone2' | 'email'> & {
  name: string | null
  phone: string
}

/** Who else called about this job: of the jobs that were merged into it, those of another person or another number. */
export function callersOf({ name, phone, merged }: Pick<JobDetail, 'name' | 'phone' | 'merged'>): Caller[] {
  const seen = new Set([keyOf({ name, phone })])
  return merged.flatMap((job) => {
    if (job.phone === undefined) return []
    const caller = { ...job, name: job.name ?? null, phone: job.phone }
    const isSame =
      caller.phone === phone && (caller.name === null || keyOf(caller) === keyOf({ name, phone }))
    if (isSame || seen.has(keyOf(caller))) return []
    seen.add(keyOf(caller))
    return [caller]
  })
}

function keyOf({ name, phone }: Pick<Caller, 'name' | 'phone'>) {
  return `${phone} ${name?.trim().toLowerCase() ?? ''}`
}
