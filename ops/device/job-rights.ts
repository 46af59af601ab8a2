import type { SignedIn } from '#domain/employees/employee.ts'

type Permissions = SignedIn['permissions']

/** What a device stores of a job, each part with the permission without which the server does not answer. */
const parts = {
  file: 'intake.view',
  rooms: 'rooms.view',
  contents: 'contents.view',
  drying: 'drying.view',
  forms: 'submissions.view',
  photos: 'photos.view',
  equipment: 'equipment.view',
  codes: 'intake.viewAccessCodes',
} as const satisfies Record<string, keyof Permissions>

/** Whether the person may see this part of a job by now. */
export type MaySee = (part: keyof typeof parts) => boolean

export function seenWith(known: () => Permissions): MaySee {
  return (part) => known()[parts[part]] !== undefined
}

/** Those that change what is stored of a job: each part as a whole, or what is in it. */
const jobPermissions: readonly (keyof Permissions)[] = [
  ...Object.values(parts),
  'claims.view',
  'money.view',
  'photos.viewRestricted',
]

/**
 * Whether this device read the files of jobs with other rights than the person has by now, also while the portal was closed. From here
 * on it reads them with these.
 */
export function readWithOtherRights(personId: string, permissions: Permissions): boolean {
  const key = `job-rights:${personId}`
  const rights = JSON.stringify(jobPermissions.map((each) => permissions[each] ?? null))
  const before = localStorage.getItem(key)
  try {
    if (before !== rights) localStorage.setItem(key, rights)
  } catch {
    // It is full: what differs is read again at the next start too.
  }
  return before !== null && before !== rights
}
