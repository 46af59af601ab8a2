import type { Grants } from './grants.ts'
import { permissions, type Permission } from './permissions.ts'
import { isWithin, type Scope } from './scopes.ts'

/** The permission by which a person sees the rows that others of its resource are about. */
const sightOf: Readonly<Partial<Record<string, Permission>>> = {
  leads: 'leads.view',
  submissions: 'intake.view',
  intake: 'intake.view',
  claims: 'intake.view',
  money: 'intake.view',
  messages: 'intake.view',
  rooms: 'intake.view',
  drying: 'intake.view',
  contents: 'intake.view',
}

/** What is held back is a request, although people release it among what was submitted. */
const sightInstead: Readonly<Partial<Record<Permission, Permission>>> = { 'submissions.spam': 'leads.view' }

/** What is seen beyond the row itself: changed unseen, it could be found out by a refusal. */
const sightBeyond: Readonly<Partial<Record<Permission, Permission>>> = {
  'claims.edit': 'claims.view',
  'rooms.edit': 'rooms.view',
  'contents.edit': 'contents.view',
  'drying.addReading': 'drying.view',
  'drying.correctReading': 'drying.view',
  'drying.closeVisit': 'drying.view',
  // The catalog is about no job; what stands at one is.
  'equipment.place': 'intake.view',
  'equipment.pull': 'intake.view',
  // A conversation shows and changes the request that it becomes.
  'chat.view': 'leads.view',
  'chat.reply': 'leads.view',
  'chat.delete': 'leads.view',
}

/** Makes a row, and is about none that is there. */
const makers: readonly Permission[] = ['leads.create', 'intake.create']

/**
 * What someone with these grants may do: to rows that they see, and to no others. A role can allow more, and would let its people change
 * what they can't look at, or find out by a refusal what is there.
 */
export function inSight(grants: Grants): Grants {
  const reached: { [P in Permission]?: Scope } = {}
  for (const permission of permissions) {
    const scope = reachOf(permission, grants)
    if (scope) reached[permission] = scope
  }
  return reached
}

function reachOf(permission: Permission, grants: Grants): Scope | undefined {
  let reach = grants[permission]
  for (const sight of sightsOf(permission)) {
    const limit = grants[sight]
    if (!reach || !limit) return undefined
    if (!isWithin(reach, limit)) reach = limit
  }
  return reach
}

function sightsOf(permission: Permission): Permission[] {
  if (makers.includes(permission)) return []
  const sight = sightInstead[permission] ?? sightOf[permission.split('.')[0] ?? '']
  return [sight, sightBeyond[permission]].filter((sight) => sight !== undefined)
}
