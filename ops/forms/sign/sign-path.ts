import type { SigningLock } from '../../store/signing-lock.ts'

/** Where a phone that is handed over stays. */
export function signPath({ job_id, forms }: Pick<SigningLock, 'job_id' | 'forms'>) {
  return job_id === null ? `/ops/forms/sign/form/${forms[0] ?? ''}` : `/ops/forms/sign/${job_id}`
}

const papersOfJob = '/ops/intake/$id/forms'

/** Where whoever takes the phone back goes on: with the papers of the job, or with its file. `routes` are those of this portal. */
export function pathBack({ job_id }: Pick<SigningLock, 'job_id'>, routes: readonly string[]) {
  if (job_id === null) return '/ops/forms'
  const path = routes.includes(papersOfJob) ? papersOfJob : '/ops/intake/$id'
  return path.replace('$id', job_id)
}
