import type { Scope } from './scopes.ts'

/** `scopes` are those that make a difference here, narrowest first. */
type Entry<Name extends string = string> = {
  readonly permission: Name
  readonly words: string
  readonly scopes: readonly Scope[]
  /** Opens what can hurt someone: money, private data, other people's access. */
  readonly isSensitive?: true
  /** Nothing asks for it yet: it takes effect when its screen is there. A test holds this to the sources. */
  readonly isWaiting?: true
}

const all = ['all'] as const
const assigned = ['assigned', 'all'] as const
const own = ['own', 'all'] as const
const any = ['own', 'assigned', 'all'] as const

/** What a role can allow, as `resource.action`, group by group. Plain data: the portal hides what may not be done. */
export const permissionGroups = [
  group('Dashboard', [entry('dashboard.view', 'See the figures of the day', any)]),
  group('People', [
    entry('employees.view', 'See people and their certifications', own),
    entry('employees.create', 'Add people, one by one or from a file', all, true),
    entry('employees.edit', 'Change what is kept of people, and see what is private', all, true),
    entry('employees.deactivate', 'Suspend people, let them go, and end their sessions', all, true),
    entry('employees.resetPassword', 'Give out one-time codes', all, true),
    entry('employees.viewCost', 'See and change what an hour of a person costs', all, true),
  ]),
  group('Roles', [
    entry('roles.view', 'See roles and who has them', all),
    entry('roles.edit', 'Make, change and delete roles', all, true),
  ]),
  group('Requests for help', [
    entry('leads.view', 'See requests for help', assigned),
    waiting(entry('leads.create', 'Write down a request that came by phone', all)),
    entry('leads.work', 'Work on requests: notes, steps and photos', assigned),
    entry('leads.assign', 'Claim requests, and hand them on', assigned),
    waiting(entry('leads.convert', 'Open an intake from a request', assigned)),
    waiting(entry('leads.delete', 'Delete requests', all, true)),
  ]),
  group('Chat', [
    waiting(entry('chat.view', 'Read conversations', assigned)),
    waiting(entry('chat.reply', 'Answer visitors', assigned)),
    waiting(entry('chat.settings', 'Change what the chat says', all)),
  ]),
  group('Intakes and jobs', [
    waiting(entry('intake.view', 'See intakes and jobs', assigned)),
    waiting(entry('intake.create', 'Open intakes', all)),
    waiting(entry('intake.edit', 'Change intakes and jobs', assigned)),
    waiting(entry('intake.merge', 'Join two intakes of one loss', all)),
    waiting(entry('intake.changeStage', 'Move jobs along', assigned)),
    waiting(entry('intake.overrideGate', 'Move a job along though something is missing', assigned, true)),
    waiting(entry('intake.viewAccessCodes', 'See door and alarm codes', assigned, true)),
    waiting(entry('intake.delete', 'Delete intakes', all, true)),
  ]),
  group('Claims', [
    waiting(entry('claims.view', 'See insurance claims', assigned)),
    waiting(entry('claims.edit', 'Change insurance claims', assigned)),
  ]),
  group('Drying', [
    waiting(entry('drying.view', 'See rooms and readings', assigned)),
    waiting(entry('drying.addReading', 'Add readings', assigned)),
    waiting(entry('drying.correctReading', 'Correct readings', any)),
    waiting(entry('drying.closeVisit', 'Close visits', assigned)),
  ]),
  group('Equipment', [
    waiting(entry('equipment.view', 'See equipment and where it stands', all)),
    waiting(entry('equipment.place', 'Place equipment', assigned)),
    waiting(entry('equipment.pull', 'Pull equipment', assigned)),
    waiting(entry('equipment.manageCatalog', 'Change the list of equipment', all)),
  ]),
  group('Photos', [
    waiting(entry('photos.view', 'See photos of jobs', assigned)),
    waiting(entry('photos.add', 'Add photos', assigned)),
    waiting(entry('photos.delete', 'Delete photos', assigned, true)),
    waiting(entry('photos.viewRestricted', 'See restricted photos, as of trauma scenes', assigned, true)),
    waiting(entry('photos.markPublishable', 'Mark photos as fit to be published', assigned)),
  ]),
  group('Forms', [
    waiting(entry('forms.fill', 'Fill forms', assigned)),
    waiting(entry('forms.submit', 'Submit forms', assigned)),
    waiting(entry('forms.approve', 'Approve submitted forms', assigned)),
    waiting(entry('forms.amend', 'Amend submitted forms', any)),
    waiting(entry('forms.void', 'Void submitted forms', assigned, true)),
    waiting(entry('templates.view', 'See form templates', all)),
    waiting(entry('templates.edit', 'Change form templates', all)),
    waiting(entry('templates.publish', 'Put form templates to use', all)),
    waiting(entry('submissions.view', 'See submitted forms', assigned)),
    waiting(entry('submissions.export', 'Export submitted forms', all, true)),
    entry('submissions.spam', 'Judge what was set apart as spam', all),
  ]),
  group('Papers', [
    waiting(entry('signatures.request', 'Ask for signatures', assigned)),
    waiting(entry('signatures.void', 'Void signatures', assigned, true)),
    waiting(entry('documents.generate', 'Make papers', assigned)),
    waiting(entry('documents.share', 'Share papers by a link', assigned, true)),
    waiting(entry('documents.revokeShare', 'Take shared links back', assigned)),
    waiting(entry('exports.jobZip', 'Export a whole job', assigned, true)),
  ]),
  group('Contents and money', [
    waiting(entry('contents.view', 'See contents of a home', assigned)),
    waiting(entry('contents.edit', 'Change contents of a home', assigned)),
    waiting(entry('money.view', 'See amounts', assigned, true)),
    waiting(entry('money.edit', 'Change amounts', assigned, true)),
  ]),
  group('Messages', [waiting(entry('messages.send', 'Write to customers and adjusters', assigned))]),
  group('Public projects', [
    waiting(entry('projects.view', 'See drafts of public projects', assigned)),
    waiting(entry('projects.edit', 'Propose and change public projects', assigned)),
    entry('projects.publish', 'Publish and withdraw projects', all, true),
    waiting(entry('reviews.moderate', 'Choose which reviews are shown', all)),
  ]),
  group('Set-up', [
    entry('config.company', 'Change the facts of the company, on the website too', all, true),
    waiting(entry('config.stages', 'Change stages and their gates', all)),
    waiting(entry('config.legalText', 'Change legal texts', all, true)),
    waiting(entry('config.catalog', 'Change lists that jobs use', all)),
    entry('audit.view', 'See who did what', all, true),
    waiting(entry('sync.adminTools', 'Look into devices that cannot send', all)),
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

/** The narrowest scope that the permission has and that is not narrower than the asked one. */
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
  isSensitive?: true,
): Entry<Name> {
  return { permission, words, scopes, ...(isSensitive && { isSensitive }) }
}

function waiting<Name extends string>(entry: Entry<Name>): Entry<Name> {
  return { ...entry, isWaiting: true }
}
