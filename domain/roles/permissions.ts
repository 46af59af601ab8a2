import type { Scope } from './scopes.ts'

/** `scopes` lists the scopes that make a difference for this permission, narrowest first. */
type Entry<Name extends string = string> = {
  readonly permission: Name
  readonly words: string
  readonly scopes: readonly Scope[]
  /** Allows something that can harm people: money, private data, other people's access. */
  readonly isSensitive?: true
  /** Nothing checks it yet, because its screen does not exist. A test compares this with the sources. */
  readonly isWaiting?: true
}

const all = ['all'] as const
const assigned = ['assigned', 'all'] as const
const own = ['own', 'all'] as const
const any = ['own', 'assigned', 'all'] as const

/** What a role can allow, as `resource.action`, group by group. Plain data: the portal uses it to hide what a person may not do. */
export const permissionGroups = [
  group('Dashboard', [entry('dashboard.view', 'See the dashboard', any)]),
  group('People', [
    entry('employees.view', 'See people and their certifications', own),
    sensitive(entry('employees.create', 'Add people', all)),
    sensitive(
      entry(
        'employees.edit',
        'Edit and export people’s records, including roles, certifications and private details',
        all,
      ),
    ),
    sensitive(
      entry('employees.deactivate', 'Suspend or reactivate people, end employment, and sign people out', all),
    ),
    sensitive(entry('employees.resetPassword', 'Create sign-in codes, and reset two-step verification', all)),
    sensitive(entry('employees.viewCost', 'See and edit hourly costs', all)),
  ]),
  group('Roles', [
    entry('roles.view', 'See roles and who has them', all),
    sensitive(entry('roles.edit', 'Create, edit and delete roles', all)),
  ]),
  group('Requests', [
    entry('leads.view', 'See requests', assigned),
    entry('leads.create', 'Enter requests received by phone', all),
    entry('leads.work', 'Work on requests: notes, photos, status and visits', assigned),
    entry('leads.assign', 'Claim and assign requests; with All, also plan on-call shifts', assigned),
    entry('leads.convert', 'Make a job from a request', assigned),
    waiting(sensitive(entry('leads.delete', 'Delete requests', all))),
  ]),
  group('Chat', [
    entry('chat.view', 'Read conversations', assigned),
    entry('chat.reply', 'Reply to visitors', assigned),
    waiting(entry('chat.settings', 'Edit chat messages', all)),
  ]),
  group('Intakes and jobs', [
    entry('intake.view', 'See jobs', assigned),
    entry('intake.create', 'Create jobs from calls', all),
    entry('intake.edit', 'Edit jobs, and put them on hold', assigned),
    entry('intake.schedule', 'Plan visits and choose who goes', assigned),
    entry('intake.merge', 'Merge duplicate jobs', all),
    entry('intake.changeStage', 'Move jobs to any stage', assigned),
    entry('intake.dispatch', 'Move jobs up to Dispatched', assigned),
    entry('intake.finishDrying', 'Move jobs from Mitigating to Dry', assigned),
    entry('intake.bill', 'Move jobs from Billed to Paid', assigned),
    sensitive(entry('intake.overrideGate', 'Advance a job with missing requirements', assigned)),
    sensitive(entry('intake.viewAccessCodes', 'See door and alarm codes', assigned)),
    waiting(sensitive(entry('intake.delete', 'Delete jobs', all))),
  ]),
  group('Claims', [
    entry('claims.view', 'See insurance claims', assigned),
    entry('claims.edit', 'Edit insurance claims', assigned),
  ]),
  group('Drying', [
    waiting(entry('drying.view', 'See rooms and readings', assigned)),
    waiting(entry('drying.addReading', 'Add readings', assigned)),
    waiting(entry('drying.correctReading', 'Correct readings', any)),
    waiting(entry('drying.closeVisit', 'Close visits', assigned)),
  ]),
  group('Equipment', [
    waiting(entry('equipment.view', 'See equipment and where it is', all)),
    waiting(entry('equipment.place', 'Place equipment', assigned)),
    waiting(entry('equipment.pull', 'Pick up equipment', assigned)),
    waiting(entry('equipment.manageCatalog', 'Edit the equipment list', all)),
  ]),
  group('Photos', [
    waiting(entry('photos.view', 'See job photos', assigned)),
    waiting(entry('photos.add', 'Add photos', assigned)),
    waiting(sensitive(entry('photos.delete', 'Delete photos', assigned))),
    waiting(
      sensitive(entry('photos.viewRestricted', 'See restricted photos, such as trauma scenes', assigned)),
    ),
    waiting(entry('photos.markPublishable', 'Approve photos for publication', assigned)),
  ]),
  group('Forms', [
    waiting(entry('forms.fill', 'Fill out forms', assigned)),
    waiting(entry('forms.submit', 'Submit forms', assigned)),
    waiting(entry('forms.approve', 'Approve submitted forms', assigned)),
    waiting(entry('forms.amend', 'Amend submitted forms', any)),
    waiting(sensitive(entry('forms.void', 'Void submitted forms', assigned))),
    waiting(entry('templates.view', 'See form templates', all)),
    waiting(entry('templates.edit', 'Edit form templates', all)),
    waiting(entry('templates.publish', 'Publish form templates', all)),
    waiting(entry('submissions.view', 'See submitted forms', assigned)),
    waiting(sensitive(entry('submissions.export', 'Export submitted forms', all))),
    entry('submissions.spam', 'Release requests from quarantine', all),
  ]),
  group('Documents', [
    waiting(entry('signatures.request', 'Request signatures', assigned)),
    waiting(sensitive(entry('signatures.void', 'Void signatures', assigned))),
    waiting(entry('documents.generate', 'Create documents', assigned)),
    waiting(sensitive(entry('documents.share', 'Share documents by link', assigned))),
    waiting(entry('documents.revokeShare', 'Revoke shared links', assigned)),
    waiting(sensitive(entry('exports.jobZip', 'Export a whole job', assigned))),
  ]),
  group('Contents and money', [
    waiting(entry('contents.view', 'See lists of home contents', assigned)),
    waiting(entry('contents.edit', 'Edit lists of home contents', assigned)),
    sensitive(entry('money.view', 'See amounts', assigned)),
    sensitive(entry('money.edit', 'Edit amounts', assigned)),
  ]),
  group('Messages', [entry('messages.send', 'Message customers', assigned)]),
  group('Public projects', [
    waiting(entry('projects.view', 'See draft projects', assigned)),
    waiting(entry('projects.edit', 'Propose and edit projects', assigned)),
    sensitive(entry('projects.publish', 'Publish and unpublish projects', all)),
    waiting(entry('reviews.moderate', 'Choose which reviews to show', all)),
  ]),
  group('Set-up', [
    sensitive(entry('config.company', 'Edit company details, local numbers and alert rules', all)),
    entry('config.stages', 'Edit the job set-up', all),
    waiting(sensitive(entry('config.legalText', 'Edit legal texts', all))),
    waiting(entry('config.catalog', 'Edit lists used on jobs', all)),
    sensitive(entry('audit.view', 'See the audit log', all)),
    waiting(entry('sync.adminTools', 'Troubleshoot devices that can’t sync', all)),
  ]),
] as const

export type Permission = (typeof permissionGroups)[number]['entries'][number]['permission']
export type PermissionEntry = Entry<Permission>

export const permissionEntries: readonly PermissionEntry[] = permissionGroups.flatMap(
  ({ entries }): readonly PermissionEntry[] => entries,
)
export const permissions: readonly Permission[] = permissionEntries.map(({ permission }) => permission)

const known: ReadonlySet<string> = new Set(permissions)

export function isPermission(text: string): text is Permission {
  return known.has(text)
}

/** The scopes that this permission can have, narrowest first. */
export function scopesOf(permission: Permission): readonly Scope[] {
  return permissionEntries.find((entry) => entry.permission === permission)?.scopes ?? []
}

function group<const Entries extends readonly Entry[]>(name: string, entries: Entries) {
  return { name, entries }
}

function entry<const Name extends string>(
  permission: Name,
  words: string,
  scopes: readonly Scope[],
): Entry<Name> {
  return { permission, words, scopes }
}

function sensitive<Name extends string>(entry: Entry<Name>): Entry<Name> {
  return { ...entry, isSensitive: true }
}

function waiting<Name extends string>(entry: Entry<Name>): Entry<Name> {
  return { ...entry, isWaiting: true }
}
