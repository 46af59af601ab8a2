import { employeeFields, EmployeeFacts, fieldNames, type EmployeeField } from './employee-fields.ts'

/** The columns of a file of people, in the order in which we write them. Only `username` must be there. */
export const fileColumns = [...fieldNames, 'roles'] as const
/** Exported for people to read; ignored on import. */
export const readOnlyColumns = ['status'] as const

export const mostPeopleAtOnce = 2000
export const maxFileBytes = 2_000_000

type Given = Partial<Record<string, string>>

/** One person per line, matched by username. Lists are separated by semicolons. */
export function factsOfLine(given: Given, known: EmployeeFacts | null) {
  const raw: Record<string, unknown> = { ...known }
  for (const column of fieldNames) {
    const cell = given[column]
    if (cell !== undefined && !(known && column === 'username')) raw[column] = valueOf(column, cell)
  }
  // Most lists of people have the two names and not how the person is called.
  if (!raw['name']) raw['name'] = [raw['first_name'], raw['last_name']].filter(Boolean).join(' ')
  return EmployeeFacts.safeParse(raw)
}

export function namesOfRoles(given: Given) {
  return listOf(given['roles'] ?? '')
}

/** A person as a line of the file, in the order of the columns. */
export function lineOf(
  facts: Partial<EmployeeFacts>,
  { roles, status }: { roles: string[]; status: string },
) {
  const cells = fieldNames.map((column) => cellOf(facts[column]))
  return [...cells, roles.join('; '), status]
}

function valueOf(column: EmployeeField, cell: string) {
  const { kind } = employeeFields[column]
  if (kind === 'list') return listOf(cell)
  if (kind === 'yes or no') return isYes(cell)
  if (kind === 'day') return cell || null
  return cell
}

function isYes(cell: string) {
  if (/^yes$/i.test(cell)) return true
  return /^(no)?$/i.test(cell) ? false : cell
}

function cellOf(value: EmployeeFacts[EmployeeField] | undefined) {
  if (Array.isArray(value)) return value.join('; ')
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value ?? ''
}

function listOf(cell: string) {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
}
