/** The parts of the portal that read something of their own, and read it again after an event. */
export const portalAreas = [
  // One request, and the lists and counts of requests.
  'lead',
  'leads',
  // One job, and the board, lists and visits of jobs.
  'job',
  'jobs',
  'alerts',
  'alert-rules',
  'dashboard',
  'shifts',
  'people',
  'roles',
  'company',
  'local-numbers',
  'sync-problems',
  // What the person may do.
  'access',
] as const
export type PortalArea = (typeof portalAreas)[number]
