import type { Stay } from './stays.ts'

/** The jobs, beside this one, at which a unit stood otherwise by the one list of its stays than by the other. */
export function changedElsewhere(before: readonly Stay[], after: readonly Stay[], here: string): string[] {
  const jobs = new Set([...before, ...after].map(({ job_id }) => job_id))
  jobs.delete(here)
  return [...jobs].filter((job) => timesAt(before, job) !== timesAt(after, job)).toSorted()
}

function timesAt(stays: readonly Stay[], job: string) {
  return JSON.stringify(
    stays.flatMap(({ job_id, placed_at, pulled_at }) => (job_id === job ? [[placed_at, pulled_at]] : [])),
  )
}
