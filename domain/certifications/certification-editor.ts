import { Refusal } from '#platform/refusal.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'

/** Someone about what they hold themselves. */
export type Oneself = { readonly oneself: SignedIn }

/** Who changes what a person holds: someone who may change people, and so has looked at it, or that person. */
export type CertificationEditor = Allowed<'employees.edit'> | Oneself

/** People who may edit others may change anyone's certifications; everyone else only their own. */
export function editorOf(employee: SignedIn): CertificationEditor {
  return employee.permissions['employees.edit'] ? allow(employee, 'employees.edit') : { oneself: employee }
}

/** The same for what is added to a person. */
export function editorFor(employee: SignedIn, holderId: string): CertificationEditor {
  return holderId === employee.id ? editorOf(employee) : allow(employee, 'employees.edit')
}

/** Everyone sees what they hold themselves, whatever their permissions. */
export function viewerOf(employee: SignedIn, holderId: string): Allowed<'employees.view'> | Oneself {
  return holderId === employee.id ? { oneself: employee } : allow(employee, 'employees.view')
}

export function personOf(editor: CertificationEditor) {
  return 'oneself' in editor ? editor.oneself : editor.employee
}

/** What people enter about themselves is unchecked until someone else checks it, whatever their permissions. */
export function checkBy(editor: CertificationEditor, holderId: string, at: Date) {
  const { id } = personOf(editor)
  return id === holderId ? { checked_at: null, checked_by: null } : { checked_at: at, checked_by: id }
}

/** People without permission can't see other people's certifications. */
export function requireOwn(
  editor: CertificationEditor,
  employeeId: string,
  what: 'person' | 'certification',
) {
  if (!('oneself' in editor) || editor.oneself.id === employeeId) return
  if (what === 'person') throw new Refusal(404, 'employee-not-found', 'Person not found.')
  throw certificationNotFound()
}

export function certificationNotFound() {
  return new Refusal(404, 'certification-not-found', 'Certification not found.')
}
