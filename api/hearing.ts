import type { HappenedEvent } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { alertRulesChanged } from '#domain/alerts/alert-rules.ts'
import { companyChanged } from '#domain/company/company.ts'
import {
  employeeActivated,
  employeeChanged,
  employeeCreated,
  employeeLeft,
  employeeReturned,
  employeeRolesChanged,
  employeeSuspended,
  type SignedIn,
} from '#domain/employees/employee.ts'
import { findLeadsOf } from '#domain/leads/lead-views.server.ts'
import { leadAssigned } from '#domain/leads/lead.ts'

/** What changes the list of people; where they sign in and out is told to none but themselves. */
const ofPeople = [
  employeeCreated,
  employeeChanged,
  employeeRolesChanged,
  employeeSuspended,
  employeeLeft,
  employeeReturned,
  employeeActivated,
].map(({ name }) => name)

/** True for what may change or end what this person may do: who listens is looked at again. */
export function concernsAccess({ id }: SignedIn, { name, subject }: HappenedEvent) {
  return name.startsWith('role.') || (name.startsWith('employee.') && subject === id)
}

/**
 * Of these events, in their order, those that the person is told of: of requests with their alerts, of people and of who is on
 * call, where they may see them, and of what concerns their own access. That a request was handed on is told to all who see any,
 * by its id alone, for those who lost it must hear of it too. However many they are, the database is asked once.
 */
export async function narrowToHeard(world: World, employee: SignedIn, events: readonly HappenedEvent[]) {
  const heard = events.map((event) => ({ event, how: howHeard(employee, event) }))
  const asked = heard.flatMap(({ event, how }) => (how === 'own' && event.subject ? [event.subject] : []))
  const own = await findLeadsOf(world, employee.id, [...new Set(asked)])
  return heard
    .filter(({ event, how }) => how === 'yes' || (how === 'own' && own.has(event.subject ?? '')))
    .map(({ event }) => event)
}

/** 'own' where it depends on whether the request is theirs. */
function howHeard(employee: SignedIn, event: HappenedEvent): 'yes' | 'no' | 'own' {
  if (concernsAccess(employee, event)) return 'yes'
  const { permissions } = employee
  if (event.name === companyChanged.name || event.name.startsWith('local_number.'))
    return permissions['config.company'] !== undefined ? 'yes' : 'no'
  if (ofPeople.includes(event.name)) return permissions['employees.view'] === 'all' ? 'yes' : 'no'
  const scope = permissions['leads.view']
  if (event.name.startsWith('shift.') || event.name === alertRulesChanged.name)
    return scope === 'all' ? 'yes' : 'no'
  if (!scope || !/^(lead|alert)\./.test(event.name)) return 'no'
  return scope === 'all' || event.name === leadAssigned.name ? 'yes' : 'own'
}
