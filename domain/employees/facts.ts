import { pick } from '#platform/pluck.ts'
import {
  employeeFields,
  fieldNames,
  noFacts,
  type EmployeeFacts,
  type EmployeeField,
} from './employee-fields.ts'

/** What changed: of what may be told, how it was and became; of the rest the names alone. */
export type FactsDifference = {
  before: Partial<EmployeeFacts>
  after: Partial<EmployeeFacts>
  changed: EmployeeField[]
}

export function compareFacts(before: EmployeeFacts, after: EmployeeFacts): FactsDifference {
  const different = fieldNames.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )
  const told = different.filter((field) => employeeFields[field].isTold)
  const untold = different.filter((field) => !employeeFields[field].isTold)
  return { before: pick(before, told), after: pick(after, told), changed: untold }
}

export function isSame({ before, changed }: FactsDifference) {
  return changed.length === 0 && Object.keys(before).length === 0
}

/** What is known of someone of whom only the name is. */
export function factsFromName({ username, name }: Pick<EmployeeFacts, 'username' | 'name'>): EmployeeFacts {
  const [first_name = '', ...rest] = name.split(' ')
  return { ...noFacts, username, name, first_name, last_name: rest.join(' ') }
}
