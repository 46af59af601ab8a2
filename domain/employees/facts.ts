import { EmployeeFacts, unspokenFields } from './employee-record.ts'

type Field = keyof EmployeeFacts
const fields = EmployeeFacts.keyof().options

/** What changed: of what may be told, how it was and became; of the rest the names alone. */
export type FactsDifference = {
  before: Partial<EmployeeFacts>
  after: Partial<EmployeeFacts>
  changed: Field[]
}

export function compareFacts(before: EmployeeFacts, after: EmployeeFacts): FactsDifference {
  const different = fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  const told = different.filter((field) => !isUnspoken(field))
  return { before: pick(before, told), after: pick(after, told), changed: different.filter(isUnspoken) }
}

export function isSame({ before, changed }: FactsDifference) {
  return changed.length === 0 && Object.keys(before).length === 0
}

/** What is known of someone of whom only the name is. */
export function factsFromName({ username, name }: Pick<EmployeeFacts, 'username' | 'name'>): EmployeeFacts {
  const [first_name = '', ...rest] = name.split(' ')
  return {
    username,
    name,
    first_name,
    last_name: rest.join(' '),
    title: '',
    email: '',
    mobile: '',
    hired_on: null,
    emergency_contact: '',
    crew: '',
    home_town: '',
    skills: [],
    languages: [],
    vehicle: '',
    bio: '',
    is_public: false,
    notes: '',
  }
}

function isUnspoken(field: Field) {
  return unspokenFields.some((unspoken) => unspoken === field)
}

function pick(facts: EmployeeFacts, names: Field[]): Partial<EmployeeFacts> {
  return Object.fromEntries(names.map((name) => [name, facts[name]]))
}
