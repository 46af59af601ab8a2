/** What every event of a visit says of itself, unless it says otherwise. It stands in the history of its job. */
export const ofVisit = {
  subjects: ['job_id'],
  audience: { permission: 'intake.view', reach: 'own' },
  of: 'job',
  stale: ['visits', 'job', 'jobs', 'lead', 'leads', 'dashboard'],
} as const
