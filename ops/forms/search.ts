import { isRecordId } from '../paths.ts'

/** Which form is to be begun, and for which job; without a job for none. */
export type BeginSearch = { form: string; job?: string }

export function readBeginSearch({ form, job }: Record<string, unknown>): BeginSearch {
  const of = typeof job === 'string' && isRecordId(job) ? { job } : {}
  return { form: typeof form === 'string' ? form.slice(0, 60) : '', ...of }
}
