import type { JobWords } from './en-job.ts'

/** The file of a job in Spanish. */
export const job: JobWords = {
  showOlder: 'Ver anteriores',
}
