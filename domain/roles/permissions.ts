/** What a role can allow, as `resource.action`. Grows with what is built. Plain data: the portal hides what may not be done. */
export const permissions = [
  'leads.view',
  'leads.assign',
  'submissions.view',
  'submissions.spam',
  'config.company',
  'projects.publish',
] as const

export type Permission = (typeof permissions)[number]

export function isPermission(text: string): text is Permission {
  return permissions.some((permission) => permission === text)
}
