import { randomBytes } from 'node:crypto'
import { aSentEmployee, roleIds } from '#test/an-employee.ts'
import { aPerson } from '#test/people.ts'
import { withApp } from '#test/a-factor.ts'
import { sending, type Ask, type MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

const kinds = { 'a technician': 'Technician', 'an owner': 'Owner' } as const

/** Requests about someone who is there for this one request alone. */
export const aboutPeople: Readonly<Record<string, MakeAsk>> = {
  'GET /api/employees/{id} | themselves': (_, { id }) => ({ path: `/api/employees/${id}` }),
  'GET /api/employees/{id} | another': ({ other }) => ({ path: `/api/employees/${other.id}` }),
  'POST /api/employees | as technician': () => adding(roleIds.technician),
  'POST /api/employees | as owner': () => adding(roleIds.owner),
  'PUT /api/employees/{id} | a technician': async (place) => {
    const { id, username } = await aPerson(place, 'Technician')
    const { id: _id, role_ids: _roles, ...facts } = aSentEmployee({ username, crew: 'North' })
    return sending(`/api/employees/${id}`, { ...facts, revision: 1 })
  },
  ...onSomeone('PUT', 'roles', { role_ids: [roleIds.dispatcher] }),
  ...onSomeone('PUT', 'cost', { hourly_cost_cents: 3100 }),
  ...onSomeone('POST', 'suspend', { reassign_to: null }),
  ...onSomeone('POST', 'leave', { reassign_to: null }),
  'POST /api/employees/{id}/return | a technician': async (place) => {
    const { id } = await aPerson(place, 'Technician')
    await place.other.request(`/api/employees/${id}/suspend`, {
      method: 'POST',
      json: { revision: 1, reassign_to: null },
    })
    return sending(`/api/employees/${id}/return`, { revision: 2 })
  },
  ...onSomeone('POST', 'sign-out'),
  ...onSomeone('POST', 'code'),
  'DELETE /api/employees/{id}/factors | a technician': async (place) => losing(place, 'Technician'),
  'DELETE /api/employees/{id}/factors | an owner': async (place) => losing(place, 'Owner'),
}

async function losing(place: Place, role: string): Promise<Ask> {
  const someone = await aPerson(place, role)
  await withApp(place, someone)
  return { path: `/api/employees/${someone.id}/factors` }
}

function adding(role: string): Ask {
  const username = `new-${randomBytes(4).toString('hex')}`
  return sending('/api/employees', aSentEmployee({ username, role_ids: [role] }))
}

/** The same about a technician, and about an owner. */
function onSomeone(method: string, what: string, change?: object): Record<string, MakeAsk> {
  const makers = Object.entries(kinds).map(([kind, role]): [string, MakeAsk] => [
    `${method} /api/employees/{id}/${what} | ${kind}`,
    async (place) => {
      const path = `/api/employees/${(await aPerson(place, role)).id}/${what}`
      return change ? sending(path, { ...change, revision: 1 }) : { path }
    },
  ])
  return Object.fromEntries(makers)
}
