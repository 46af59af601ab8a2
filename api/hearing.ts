import type { HappenedEvent } from '#platform/events.ts'
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
import { isLeadOf } from '#domain/leads/lead-views.server.ts'
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
 * Whether the person is told: of requests with their alerts, of people and of who is on call, where they may see them, and of what concerns their own access. That a request was handed
 * on is told to all who see any, by its id alone, for those who lost it must hear of it too.
 */
export async function mayHear(world: World, employee: SignedIn, event: HappenedEvent) {
  if (concernsAccess(employee, event)) return true
  if (event.name === companyChanged.name) return employee.permissions['config.company'] !== undefined
  if (ofPeople.includes(event.name)) return employee.permissions['employees.view'] === 'all'
  const scope = employee.permissions['leads.view']
  if (event.name.startsWith('shift.') || event.name === alertRulesChanged.name) return scope === 'all'
  if (!scope || !/^(lead|alert)\./.test(event.name)) return false
  if (scope === 'all' || event.name === leadAssigned.name) return true
  return isLeadOf(world, employee.id, event.subject)
}
