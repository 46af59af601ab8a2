import type { SigningLock } from '../store/signing-lock.ts'

/** Where a phone that is handed over stays. */
export function signPath({ job_id, forms }: Pick<SigningLock, 'job_id' | 'forms'>) {
  return job_id === null ? `/ops/forms/sign/form/${forms[0] ?? ''}` : `/ops/forms/sign/${job_id}`
}

/** Where whoever takes the phone back goes on: with the papers of the job, or with the forms of the company. */
export function pathBack({ job_id }: Pick<SigningLock, 'job_id'>) {
  return job_id === null ? '/ops/forms' : `/ops/intake/${job_id}/forms`
}
