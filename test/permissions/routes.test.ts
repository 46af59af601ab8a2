import { expect, test } from 'vitest'
import { readRoutes, routerRoutes } from '../fuzz/routes.ts'
import { answersAboutChats } from './chats.table.ts'
import { answersAboutForms } from './forms.table.ts'
import { answersAboutJobFiles } from './job-files.table.ts'
import { answerTo, personOf, routeOf } from './answer-to.ts'
import { openPlace } from './place.ts'
import { readTable } from './read-table.ts'
import { requests } from './requests.ts'
import { answersToRoles } from './routes.table.ts'

const table = readTable(answersToRoles + answersAboutJobFiles + answersAboutForms + answersAboutChats, [
  'Y',
  '-',
  '0',
])

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
  { timeout: 600_000 },
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
