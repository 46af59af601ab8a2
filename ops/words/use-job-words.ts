import { use } from 'react'
import { loaded } from '../ui/load-screen.ts'
import { job, type JobWords } from './en-job.ts'
import { useLanguageHere } from './words.tsx'

let coming: Promise<JobWords> | undefined

/** The words of a job's file, in the language of whoever reads them. */
export function useJobWords(): JobWords {
  return useLanguageHere() === 'en' ? job : use((coming ??= load()))
}

async function load() {
  try {
    return (await loaded(() => import('./es-job.ts'))).job
  } catch (error) {
    // Whoever asks next tries again.
    coming = undefined
    throw error
  }
}
