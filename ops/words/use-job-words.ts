import { job, type JobWords } from './en-job.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<JobWords>(job, async () => (await import('./es-job.ts')).job)

/** The words of a job's file, in the language of whoever reads them. */
export function useJobWords(): JobWords {
  return useIn(useLanguageHere())
}
