import type { Permission } from '#domain/roles/permissions.ts'

/** The groups of events, in the order of the filter menu. */
export const auditGroups = {
  requests: 'Requests',
  jobs: 'Jobs and visits',
  'on-call': 'On call',
  people: 'People',
  'sign-ins': 'Sign-ins',
  roles: 'Roles',
  equipment: 'Equipment',
  company: 'Company and local numbers',
  projects: 'Public projects',
  exports: 'Imports and exports',
  refusals: 'Denied actions',
} as const
export type AuditGroup = keyof typeof auditGroups

/** What an event can be about, with the permission needed to see its events. */
export const recordPermissions = {
  request: 'leads.view',
  job: 'intake.view',
  person: 'employees.view',
  role: 'roles.view',
  company: 'config.company',
  number: 'config.company',
  answer: 'chat.settings',
  project: 'projects.view',
  equipment: 'equipment.view',
} as const satisfies Record<string, Permission>
export type RecordType = keyof typeof recordPermissions

export type AuditKind = {
  readonly group: AuditGroup
  /** What kind of thing its subject is. */
  readonly record: RecordType
  /** What one must be allowed beside seeing the record. */
  readonly also?: Permission
  /** As a choice of the menu. */
  readonly label: string
  /** What follows the name of who did it. `{it}` is the record, `{its}` its possessive, `{from}` and `{to}` the values before and after. */
  readonly did: string
  /** The same where no person did it, or none is known. */
  readonly happened: string
  /** What changed, where the event tells bare values. */
  readonly field?: string
}

export function request(label: string, did: string, happened: string): AuditKind {
  return { group: 'requests', record: 'request', label, did, happened }
}

export function job(label: string, did: string, happened: string): AuditKind {
  return { group: 'jobs', record: 'job', label, did, happened }
}

export function onCall(label: string, did: string, happened: string): AuditKind {
  return { group: 'on-call', record: 'person', label, did, happened }
}

export function person(label: string, did: string, happened: string): AuditKind {
  return { group: 'people', record: 'person', label, did, happened }
}

export function signIn(label: string, did: string, happened: string): AuditKind {
  return { group: 'sign-ins', record: 'person', label, did, happened }
}

export function role(label: string, did: string, happened: string): AuditKind {
  return { group: 'roles', record: 'role', label, did, happened }
}

export function company(label: string, did: string, happened: string): AuditKind {
  return { group: 'company', record: 'company', label, did, happened }
}

export function project(label: string, did: string, happened: string): AuditKind {
  return { group: 'projects', record: 'project', label, did, happened }
}

export function exported(label: string, did: string, happened: string): AuditKind {
  return { group: 'exports', record: 'person', also: 'employees.edit', label, did, happened }
}

export function localNumber(label: string, did: string, happened: string): AuditKind {
  return { group: 'company', record: 'number', label, did, happened }
}

export function chatAnswer(label: string, did: string, happened: string): AuditKind {
  return { group: 'company', record: 'answer', label, did, happened }
}

export function equipment(label: string, did: string, happened: string): AuditKind {
  return { group: 'equipment', record: 'equipment', label, did, happened }
}
