import type { Scope } from './scopes.ts'

type PermissionFacts = {
  /** Those that make a difference for this permission, narrowest first. */
  readonly scopes: readonly Scope[]
  /** Allows something that can harm people: money, private data, other people's access. */
  readonly isSensitive?: true
  /** Nothing checks it yet, because its screen does not exist. A test compares this with the sources. */
  readonly isWaiting?: true
}

const all: PermissionFacts = { scopes: ['all'] }
const assigned: PermissionFacts = { scopes: ['assigned', 'all'] }
const own: PermissionFacts = { scopes: ['own', 'all'] }
const any: PermissionFacts = { scopes: ['own', 'assigned', 'all'] }

/**
 * What a role can allow, as `resource.action`. Plain data: the portal uses it to hide what a person may not do.
 * Every screen loads it, so what people read of it is in `permission-words.ts`, which the compiler keeps complete.
 */
export const permissionFacts = {
  'dashboard.view': any,
  'employees.view': own,
  'employees.create': sensitive(all),
  'employees.edit': sensitive(all),
  'employees.deactivate': sensitive(all),
  'employees.resetPassword': sensitive(all),
  'employees.viewCost': sensitive(all),
  'roles.view': all,
  'roles.edit': sensitive(all),
  'leads.view': assigned,
  'leads.create': all,
  'leads.work': assigned,
  'leads.assign': assigned,
  'leads.convert': assigned,
  'leads.delete': waiting(sensitive(all)),
  'chat.view': assigned,
  'chat.reply': assigned,
  'chat.delete': sensitive(all),
  'chat.settings': all,
  'intake.view': assigned,
  'intake.create': all,
  'intake.edit': assigned,
  'intake.schedule': assigned,
  'intake.merge': all,
  'intake.changeStage': assigned,
  'intake.dispatch': assigned,
  'intake.finishDrying': assigned,
  'intake.bill': assigned,
  'intake.overrideGate': sensitive(assigned),
  'intake.viewAccessCodes': sensitive(assigned),
  'intake.delete': waiting(sensitive(all)),
  'claims.view': assigned,
  'claims.edit': assigned,
  'rooms.view': assigned,
  'rooms.edit': assigned,
  'drying.view': assigned,
  'drying.addReading': assigned,
  'drying.correctReading': any,
  'drying.closeVisit': assigned,
  'equipment.view': all,
  'equipment.place': assigned,
  'equipment.pull': assigned,
  'equipment.manageCatalog': all,
  'photos.view': assigned,
  'photos.add': assigned,
  'photos.delete': waiting(sensitive(assigned)),
  'photos.viewRestricted': sensitive(assigned),
  'photos.markPublishable': waiting(assigned),
  'forms.fill': assigned,
  'forms.submit': assigned,
  'forms.approve': assigned,
  'forms.amend': any,
  'forms.void': sensitive(assigned),
  'templates.view': all,
  'templates.edit': all,
  'templates.publish': all,
  'submissions.view': assigned,
  'submissions.export': sensitive(all),
  'submissions.spam': all,
  'signatures.request': waiting(assigned),
  'signatures.void': waiting(sensitive(assigned)),
  'documents.generate': waiting(assigned),
  'documents.share': sensitive(assigned),
  'documents.revokeShare': waiting(assigned),
  'exports.jobZip': sensitive(assigned),
  'contents.view': assigned,
  'contents.edit': assigned,
  'money.view': sensitive(assigned),
  'money.edit': sensitive(assigned),
  'messages.send': assigned,
  'projects.view': waiting(assigned),
  'projects.edit': waiting(assigned),
  'projects.publish': sensitive(all),
  'reviews.moderate': waiting(all),
  'config.company': sensitive(all),
  'config.stages': all,
  'config.legalText': sensitive(all),
  'config.catalog': waiting(all),
  'audit.view': sensitive(all),
  'sync.adminTools': waiting(all),
} satisfies Record<`${string}.${string}`, PermissionFacts>

export type Permission = keyof typeof permissionFacts

export const permissions: readonly Permission[] = Object.keys(permissionFacts).filter(isPermission)

export function isPermission(text: string): text is Permission {
  return Object.hasOwn(permissionFacts, text)
}

/** The scopes that this permission can have, narrowest first. */
export function scopesOf(permission: Permission) {
  return permissionFacts[permission].scopes
}

function sensitive(facts: PermissionFacts): PermissionFacts {
  return { ...facts, isSensitive: true }
}

function waiting(facts: PermissionFacts): PermissionFacts {
  return { ...facts, isWaiting: true }
}
