import { isRecordId } from '../../paths.ts'

type CallSearch = {
  /** The request that becomes a job. */
  from?: string
  /** The job that the call is about. */
  job?: string
  /** A crew is to be sent. */
  crew?: true
}

/** What the call begins with, as it stands in the address; anything else is left out. */
export function readCallSearch({ from, job, crew }: Record<string, unknown>): CallSearch {
  return {
    ...(isId(from) && { from: from.toLowerCase() }),
    ...(isId(job) && { job: job.toLowerCase() }),
    ...((crew === true || crew === 'true') && { crew: true }),
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && isRecordId(value)
}
