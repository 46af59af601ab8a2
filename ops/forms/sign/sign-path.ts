import type { SigningLock } from '../../store/signing-lock.ts'

/** Where a phone that is handed over stays. */
export function signPath({ job_id, forms }: Pick<SigningLock, 'job_id' | 'forms'>) {
  return job_id === null ? `/ops/forms/sign/form/${forms[0] ?? ''}` : `/ops/forms/sign/${job_id}`
}
