import { Refusal } from '#platform/refusal.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'

/** Someone about what they hold themselves. */
export type Oneself = { readonly oneself: SignedIn }

/** Who changes what a person holds: someone who may change people, and so has looked at it, or that person. */
export type Hand = Allowed<'employees.edit'> | Oneself

/** People who may edit others may change anyone's certifications; everyone else only their own. */
export function handOf(employee: SignedIn): Hand {
  return employee.permissions['employees.edit'] ? allow(employee, 'employees.edit') : { oneself: employee }
}

/** The same for what is added to a person. */
export function handFor(employee: SignedIn, holderId: string): Hand {
  return holderId === employee.id ? handOf(employee) : allow(employee, 'employees.edit')
}

/** Everyone sees what they hold themselves, whatever their permissions. */
export function viewerOf(employee: SignedIn, holderId: string): Allowed<'employees.view'> | Oneself {
  return holderId === employee.id ? { oneself: employee } : allow(employee, 'employees.view')
}

export function personOf(hand: Hand) {
  return 'oneself' in hand ? hand.oneself : hand.employee
}

/** What people enter about themselves is unchecked until someone else checks it, whatever their permissions. */
export function checkBy(hand: Hand, holderId: string, at: Date) {
  const { id } = personOf(hand)
  return id === holderId ? { checked_at: null, checked_by: null } : { checked_at: at, checked_by: id }
}

/** People without permission can't see other people's certifications. */
export function requireOwn(hand: Hand, employeeId: string, what: 'person' | 'certification') {
  if (!('oneself' in hand) || hand.oneself.id === employeeId) return
  if (what === 'person') throw new Refusal(404, 'employee-not-found', 'Person not found.')
  throw certificationNotFound()
}

export function certificationNotFound() {
  return new Refusal(404, 'certification-not-found', 'Certification not found.')
}
