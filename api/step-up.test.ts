import { expect, test } from 'vitest'
import { minute, second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aSentEmployee } from '#test/an-employee.ts'
import { codeNow, withApp } from '#test/a-factor.ts'
import { aPerson, onAnotherDevice, passwordOfAll, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { openPlace } from '#test/permissions/place.ts'
import { readTable } from '#test/permissions/read-table.ts'
import { requests } from '#test/permissions/requests.ts'
import { answersToRoles } from '#test/permissions/routes.table.ts'

/** All that a session may do only where its person has shown lately who they are. */
const delicate = [
  'DELETE /api/auth/factors/app',
  'DELETE /api/auth/factors/passkeys/{id}',
  'DELETE /api/employees/{id}/factors',
  'DELETE /api/roles/{id}',
  'POST /api/auth/factors/app',
  'POST /api/auth/factors/passkeys',
  'POST /api/auth/factors/passkeys/challenge',
  'POST /api/auth/factors/recovery-codes',
  'POST /api/employees',
  'POST /api/employees/export',
  'POST /api/employees/import',
  'POST /api/employees/import/plan',
  'POST /api/employees/{id}/code',
  'POST /api/employees/{id}/leave',
  'POST /api/employees/{id}/return',
  'POST /api/employees/{id}/sign-out',
  'POST /api/employees/{id}/suspend',
  'POST /api/roles',
  'PUT /api/auth/factors/app',
  'PUT /api/employees/{id}',
  'PUT /api/employees/{id}/cost',
  'PUT /api/employees/{id}/roles',
  'PUT /api/roles/{id}',
]

test(
  'what is delicate is refused to a session that was not confirmed lately, and nothing else is',
  { timeout: 120_000 },
  async () => {
    const place = await openPlace()
    const owner = await aPerson(place)
    const refused = new Set<string>()
    for (const { name } of readTable(answersToRoles, ['Y', '-', '0'])) {
      const route = name.split(' | ')[0] ?? name
      const [method = '', path = ''] = route.split(' ')
      const ask = requests[name] ? await requests[name](place, owner) : { path }
      const person = ask.by ?? owner
      await confirmAt(place, person, place.world.now().getTime() - 10 * minute)
      const answer = await person.request(ask.path, { ...ask.init, method })
      const type = answer.headers.get('content-type') ?? ''
      const body =
        answer.status === 403 && type.includes('json') ? await answer.json() : await answer.body?.cancel()
      if (body?.code === 'confirm-first') refused.add(route)
      await confirmAt(place, person, Date.parse('2999-12-31'))
    }
    expect([...refused].toSorted()).toEqual(delicate)
  },
)

test('ten minutes after the password it is asked for again, and then the same request is done', async () => {
  const test = await createTestWorld()
  const owner = await onAnotherDevice(test, await aPerson(test))
  const add = (json: object) => owner.request('/api/employees', { method: 'POST', json })
  test.wait(10 * minute - second)
  expect((await add(aSentEmployee())).status).toBe(201)

  test.wait(second)
  const june = aSentEmployee({ username: 'june' })
  const late = await add(june)
  expect([late.status, await late.json()]).toMatchObject([
    403,
    { code: 'confirm-first', detail: 'Confirm it’s you first.' },
  ])
  expect((await owner.request(`/api/employees/${june.id}`)).status).toBe(404)
  expect((await owner.request('/api/employees')).status).toBe(200)

  const wrong = await confirm(owner, { password: 'a guess' })
  expect([wrong.status, (await wrong.json()).fields]).toEqual([
    400,
    { password: ['Your password isn’t correct.'] },
  ])
  expect((await add(june)).status).toBe(403)
  expect((await confirm(owner, { password: passwordOfAll })).status).toBe(204)
  expect((await add(june)).status).toBe(201)
  const { count } = await test.world.db
    .selectFrom('event')
    .select((event) => event.fn.countAll<string>().as('count'))
    .where('name', '=', 'employee.factor_refused')
    .executeTakeFirstOrThrow()
  expect(count).toBe('1')
})

test('who has an app may show its code in place of the password, and each device confirms for itself', async () => {
  const test = await createTestWorld()
  const person = await aPerson(test)
  const [desk, phone] = [await onAnotherDevice(test, person), await onAnotherDevice(test, person)]
  await withApp(test, person)
  test.wait(11 * minute)
  expect((await confirm(desk, { code: codeNow(test.world) })).status).toBe(204)
  const statusOf = async (device: Person) =>
    (await device.request('/api/employees/export', { method: 'POST' })).status
  expect([await statusOf(desk), await statusOf(phone)]).toEqual([200, 403])
})

test('the whole file of a job is not given to a session that did not confirm who it is, whatever the method', async () => {
  const test = await createTestWorld()
  const owner = await onAnotherDevice(test, await aPerson(test))
  test.wait(11 * minute)
  const asked = (method: string) => owner.request(`/api/jobs/${newId()}/export`, { method })
  expect([(await asked('GET')).status, (await asked('HEAD')).status]).toEqual([403, 403])
  expect((await confirm(owner, { password: passwordOfAll })).status).toBe(204)
  expect((await asked('GET')).status).toBe(404)
})

test('guesses of the password are counted before they are tried', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const guesses = Array.from({ length: 30 }, (_, nth) => confirm(owner, { password: `guess ${nth}` }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  expect((await confirm(owner, { password: passwordOfAll })).status).toBe(429)
})

function confirm(person: Person, json: object) {
  return person.request('/api/auth/confirm', { method: 'POST', json })
}

async function confirmAt({ world }: Awaited<ReturnType<typeof openPlace>>, { id }: Person, time: number) {
  await world.db
    .updateTable('session')
    .set({ confirmed_at: new Date(time) })
    .where('employee_id', '=', id)
    .execute()
}
