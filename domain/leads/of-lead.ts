/** What every event of a request says of itself, unless it says otherwise. The board of jobs shows open requests too. */
export const ofLead = {
  subjects: ['lead_id'],
  audience: { permission: 'leads.view', reach: 'own' },
  stale: ['lead', 'leads', 'jobs', 'dashboard', 'alerts'],
} as const
