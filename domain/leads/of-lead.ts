/** What every event of a request says of itself, unless it says otherwise. */
export const ofLead = {
  subjects: ['lead_id'],
  audience: { permission: 'leads.view', reach: 'own' },
  stale: ['lead', 'leads', 'dashboard', 'alerts'],
} as const
