import { newId } from '#platform/uuid.ts'
import type { Person } from './people.ts'

/** A person as the portal sends them. */
export function aSentEmployee(overrides: Record<string, unknown> = {}) {
  return {
    id: newId(),
    username: 'ivy',
    first_name: 'Ivy',
    last_name: 'Starling',
    name: 'Ivy Starling',
    title: 'Technician',
    email: 'ivy@example.com',
    mobile: '(330) 555-0123',
    emergency_contact: 'Her brother, (330) 555-0199',
    home_town: 'Hubbard',
    skills: ['carpentry'],
    notes: 'Prefers mornings.',
    role_ids: [roleIds.technician],
    ...overrides,
  }
}

export const roleIds = {
  owner: '01930000-0000-7000-8000-000000000001',
  officeManager: '01930000-0000-7000-8000-000000000002',
  dispatcher: '01930000-0000-7000-8000-000000000003',
  projectManager: '01930000-0000-7000-8000-000000000004',
  technician: '01930000-0000-7000-8000-000000000006',
  bookkeeper: '01930000-0000-7000-8000-000000000008',
}

/**
 * What the API answers this person about people: the status, and the body where there is one. `what` is a method, and a path
 * below the people: "GET /<id>".
 */
export async function askAboutPeople(person: Person, what: string, json?: unknown) {
  const [method = '', path = ''] = what.split(' ')
  const answer = await person.request(`/api/employees${path}`, { method, json })
  return { status: answer.status, body: answer.status === 204 ? {} : await answer.json() }
}

/** Adds a person in someone's name. Returns the id. */
export async function add(person: Person, overrides: Record<string, unknown> = {}): Promise<string> {
  const employee = aSentEmployee(overrides)
  const { status } = await askAboutPeople(person, 'POST', employee)
  if (status !== 201) throw new Error(`the person was answered with ${status}`)
  return employee.id
}
