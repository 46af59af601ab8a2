import { newId } from '#platform/uuid.ts'

export type Colleague = { id: string; username: string; password: string; name: string }

type Told = { username: string; name: string; role: string } & Record<string, string>

/** Someone who has chosen a password already; `token` is that of who may add people. */
export async function addColleague(url: string, token: string, told: Told): Promise<Colleague> {
  const { role, ...person } = told
  const { items } = await ask(url, { token, method: 'GET', path: '/api/roles' })
  const role_id = items.find(({ name }: { name: string }) => name === role).id
  const id = newId()
  const [first_name] = person.name.split(' ')
  const body = { id, first_name, ...person, role_ids: [role_id] }
  await ask(url, { token, method: 'POST', path: '/api/employees', body })
  const { code } = await ask(url, { token, method: 'POST', path: `/api/employees/${id}/code` })
  const { username, name } = person
  const password = 'a password of their own'
  await ask(url, { token, method: 'POST', path: '/api/auth/activate', body: { username, code, password } })
  return { id, username, password, name }
}

type Question = { token: string; method: string; path: string; body?: object }

/** Asks the API in someone's name; any refusal is an error of the test. */
export async function ask(url: string, { token, method, path, body }: Question) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return JSON.parse((await answer.text()) || 'null')
}
