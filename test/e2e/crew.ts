import { newId } from '#platform/uuid.ts'
import { anEnding } from './people.ts'
import { signIn, type Product } from './product.ts'

export type Known = { id: string; username: string; password: string; token: string }

type Where = Pick<Product, 'origin'>

type Told = { first_name: string; last_name: string; role?: string } & Record<string, unknown>

export const passwordOfAll = 'a password of their own'

/** Someone with the role who has chosen a password already; nothing of it goes through a screen. */
export async function aColleague(product: Where, told: Told): Promise<Known> {
  const { id, username, code } = await anInvited(product, told)
  const answer = await ask(product, 'POST /api/auth/activate', {
    body: { username, code, password: passwordOfAll },
  })
  return { id, username, password: passwordOfAll, token: answer['token'] }
}

/** Which price list the papers of the company name, as the office enters it once. */
export async function namePriceList(product: Where, token: string, price_list: string) {
  const { facts, revision } = await ask(product, 'GET /api/company', { token })
  await ask(product, 'PUT /api/company', { token, body: { facts: { ...facts, price_list }, revision } })
}

/** Someone who has a code and has not used it. */
export async function anInvited(product: Where, { role = 'Technician', ...told }: Told) {
  const token = await signIn(product)
  const { items } = await ask(product, 'GET /api/roles', { token })
  const role_id = items.find(({ name }: { name: string }) => name === role)?.id
  const id = newId()
  // Journeys share a product: people of the same name in two of them are two people.
  const username = `${told.first_name}.${told.last_name}${anEnding()}`.toLowerCase()
  const person = { id, username, ...told }
  await ask(product, 'POST /api/employees', {
    token,
    body: { name: `${told.first_name} ${told.last_name}`, role_ids: [role_id], ...person },
  })
  const { code } = await ask(product, `POST /api/employees/${id}/code`, { token })
  return { id, username: person.username, code }
}

/** Two who are on call, so that everyone else is left in peace. */
export async function twoOnCall(product: Where, family: string) {
  const first = await aColleague(product, { first_name: 'Ola', last_name: family, role: 'Dispatcher' })
  const second = await aColleague(product, { first_name: 'Pia', last_name: family, role: 'Dispatcher' })
  await putOnCall(product, first)
  await putOnCall(product, second)
  return { first, second }
}

/** Alerts reach this person for an hour, whoever else is on call at this product. */
export async function putOnCall(product: Where, { id }: Pick<Known, 'id'>) {
  const shift = {
    id: newId(),
    employee_id: id,
    line: 'first',
    starts_at: new Date().toISOString(),
    ends_at: new Date(Date.now() + 3_600_000).toISOString(),
  }
  const token = await signIn(product)
  await ask(product, 'POST /api/shifts', { token, body: { shifts: [shift] } })
  return shift.id
}

type Question = { token?: string; body?: object }

/** `what` is a method and a path: "GET /api/leads". */
export async function ask({ origin }: Where, what: string, { token, body }: Question) {
  const [method, path] = what.split(' ')
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token) headers['authorization'] = `Bearer ${token}`
  const answer = await fetch(origin + path, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${what} was answered with ${answer.status}: ${await answer.text()}`)
  return JSON.parse((await answer.text()) || 'null')
}
