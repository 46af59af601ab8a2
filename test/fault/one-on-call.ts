import { newId } from '#platform/uuid.ts'
import { openSession } from './staff.ts'

/** One person who takes requests, with an address and a number that belong to nobody, on call for so long; and no second step. */
export async function putOneOnCall(url: string, span: number) {
  const token = await openSession(url)
  const { items } = await ask(url, token, 'GET', '/api/roles')
  const role = items.find(({ name }: { name: string }) => name === 'Dispatcher')
  const id = newId()
  const username = `on-call-${id.slice(-6)}`
  await ask(url, token, 'POST', '/api/employees', {
    id,
    username,
    first_name: 'Ola',
    name: 'Ola Wren',
    email: 'ola@example.com',
    mobile: '(330) 555-0123',
    role_ids: [role.id],
  })
  const { code } = await ask(url, token, 'POST', `/api/employees/${id}/code`)
  await ask(url, token, 'POST', '/api/auth/activate', { username, code, password: 'a password of their own' })
  const { revision } = await ask(url, token, 'GET', '/api/alerts/rules')
  const rules = { is_on: true, first_after_seconds: 3600, then_after_seconds: 7200, revision }
  await ask(url, token, 'PUT', '/api/alerts/rules', rules)
  const shift = {
    id: newId(),
    employee_id: id,
    line: 'first',
    starts_at: new Date().toISOString(),
    ends_at: new Date(Date.now() + span).toISOString(),
  }
  await ask(url, token, 'POST', '/api/shifts', { shifts: [shift] })
}

async function ask(url: string, token: string, method: string, path: string, body?: object) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const answer = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  return JSON.parse((await answer.text()) || 'null')
}
