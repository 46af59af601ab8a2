/** What every event of a job says of itself, unless it says otherwise. */
export const ofJob = {
  subjects: ['job_id'],
  audience: { permission: 'intake.view', reach: 'own' },
  of: 'job',
  stale: ['job', 'jobs', 'dashboard', 'lead', 'leads'],
} as const
