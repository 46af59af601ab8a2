import { isFoundIn } from '#platform/text/search-words.ts'
import type { StoredJob } from '../store/stored-job-list.ts'
import type { IntakeSearch } from './search.ts'

/** Whether a job that is stored on this device is one of those that are looked for, as far as it can be told without the server. */
export function matchesStoredJob(job: StoredJob, { q, loss, town, stage, side }: IntakeSearch) {
  const fits: readonly boolean[] = [
    !q || isFoundIn(`${job.name ?? ''} ${job.phone} ${job.number} ${job.town}`, q),
    !loss || job.loss_type === loss,
    !town || job.town.toLowerCase().includes(town.toLowerCase()),
    !stage || (job.stage === stage && job.side === null),
    !side || job.side === side,
  ]
  return fits.every(Boolean)
}
