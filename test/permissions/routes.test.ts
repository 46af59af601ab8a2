import { expect, test } from 'vitest'
import type { Person } from '#test/people.ts'
import { readRoutes, routerRoutes } from '../fuzz/routes.ts'
import type { Ask } from './ask.ts'
import { openPlace, type Place } from './place.ts'
import { readTable } from './read-table.ts'
import { requests } from './requests.ts'
import { answersToRoles } from './routes.table.ts'

const table = readTable(answersToRoles, ['Y', '-', '0'])

test('every endpoint that there is stands in the table, and every row has an endpoint and a request', async () => {
  const { api } = await openPlace()
  const described = (await readRoutes(api)).map(({ name }) => name)
  const named = [...new Set(table.map(({ name }) => routeOf(name)))].toSorted()
  expect(named).toEqual(routerRoutes(api).toSorted())
  expect(named).toEqual(described.toSorted())

  const names = new Set(table.map(({ name }) => name))
  expect(names.size).toBe(table.length)
  expect(Object.keys(requests).filter((name) => !names.has(name))).toEqual([])
  const without = table.filter(({ name }) => !requests[name] && !/^GET [^{]*$/.test(name))
  expect(without.map(({ name }) => name)).toEqual([])
})

test(
  'each endpoint answers each role as the specification of the product says',
  { timeout: 300_000 },
  async () => {
    const place = await openPlace()
    const wrong: string[] = []
    let asked = 0
    for (const { name, marks, rest } of table) {
      for (const { role, mark } of marks) {
        const person = personOf(place, role)
        const found = await answerTo(name, place, person)
        asked += 1
        if (found !== mark) wrong.push(`${name}: ${role} gets ${found} instead of ${mark}`)
      }
      const found = await answerTo(name, place, null)
      if (found !== rest) wrong.push(`${name}: someone who is not signed in gets ${found} instead of ${rest}`)
    }
    expect(wrong).toEqual([])
    expect(asked).toBe(table.length * 9)
  },
)

async function answerTo(name: string, place: Place, person: Person | null) {
  const [method = '', path = ''] = routeOf(name).split(' ')
  const ask: Ask = requests[name] ? await requests[name](place, person ?? place.other) : { path }
  const { json, ...init } = ask.init ?? {}
  const headers = new Headers(init.headers)
  if (json !== undefined) headers.set('Content-Type', 'application/json')
  if (person) headers.set('Authorization', `Bearer ${(ask.by ?? person).token}`)
  const body = json === undefined ? init.body : JSON.stringify(json)
  const answer = await place.api.request(ask.path, { ...init, method, headers, body })
  await answer.body?.cancel()
  if (answer.ok) return 'Y'
  return { 401: '401', 403: '-', 404: '0' }[answer.status] ?? `the status ${answer.status}`
}

function personOf({ people }: Place, role: Parameters<Place['people']['get']>[0]) {
  const person = people.get(role)
  if (!person) throw new Error(`Nobody is ${role}.`)
  return person
}

function routeOf(name: string) {
  return name.split(' | ')[0] ?? name
}
