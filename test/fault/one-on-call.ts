import { newId } from '#platform/uuid.ts'
import { addColleague, ask } from './colleague.ts'
import { openSession } from './staff.ts'

/** One person who takes requests, with an address and a number that belong to nobody, on call for so long; and no second step. */
export async function putOneOnCall(url: string, span: number) {
  const token = await openSession(url)
  const { id } = await addColleague(url, token, {
    username: `on-call-${newId().slice(-6)}`,
    name: 'Ola Wren',
    role: 'Dispatcher',
    email: 'ola@example.com',
    mobile: '(330) 555-0123',
  })
  const { revision } = await ask(url, { token, method: 'GET', path: '/api/alerts/rules' })
  const rules = { is_on: true, first_after_seconds: 3600, then_after_seconds: 7200, revision }
  await ask(url, { token, method: 'PUT', path: '/api/alerts/rules', body: rules })
  const shift = {
    id: newId(),
    employee_id: id,
    line: 'first',
    starts_at: new Date().toISOString(),
    ends_at: new Date(Date.now() + span).toISOString(),
  }
  await ask(url, { token, method: 'POST', path: '/api/shifts', body: { shifts: [shift] } })
}
