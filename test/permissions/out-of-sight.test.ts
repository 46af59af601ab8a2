import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accessDenied } from '#domain/audit/denial-event.ts'
import { newId } from '#platform/uuid.ts'
import { writeGrants } from '#domain/roles/grants.ts'
import { permissions } from '#domain/roles/permissions.ts'
import type { Scope } from '#domain/roles/scopes.ts'
import { aNewRole } from '#test/a-role.ts'
import { aPerson, type Person } from '#test/people.ts'
import { routeOf } from './answer-to.ts'
import { openPlace, type Place } from './place.ts'
import { requests } from './requests.ts'

/** All that someone can do to a job, a visit, something to be done there, or a request. */
const writes = Object.keys(requests).filter((name) =>
  /^(POST|PUT|PATCH|DELETE) \/api\/(jobs|leads|visits|items|rooms|contents|boxes|points|stations|readings|deviations|equipment-moves|submissions|signing-requests)\/\{/.test(
    routeOf(name),
  ),
)

test('there are such writes to ask for', () => {
  expect(writes.length).toBeGreaterThan(40)
})

test.each(['assigned', null] as const)(
  'whoever may do everything and sees jobs and requests as far as %s changes none that they don’t see',
  { timeout: 300_000 },
  async (seen) => {
    const place = await openPlace()
    const person = await whoSees(place, seen)
    const everyWord = await aWitness(place)
    const wrong: string[] = []
    for (const name of writes) {
      const ask = await requests[name]?.(place, place.other)
      if (!ask) continue
      const before = await everyWord()
      const [method] = name.split(' ')
      const { status } = await person.request(ask.path, { ...ask.init, method })
      if (status !== (seen ? 404 : 403)) wrong.push(`${name} is answered with ${status}`)
      const changed = (await everyWord()).filter((word) => !before.includes(word))
      if (changed.length > 0) wrong.push(`${name} changes ${changed.join()}`)
    }
    expect(wrong).toEqual([])
  },
)

test('whoever sees no jobs is told no code, whatever else they may do', async () => {
  const place = await openPlace()
  const id = await place.aJob(place.other)
  await place.other.request(`/api/jobs/${id}/access-code`, { method: 'PUT', json: { code: '4711' } })
  const person = await aPersonWith(place, ['intake.viewAccessCodes'])
  const answer = await person.request(`/api/jobs/${id}/access-code/showings`, { method: 'POST' })
  expect(answer.status).toBe(403)
})

/** Someone with every permission there is, who sees jobs and requests no further than that. */
function whoSees(place: Place, seen: Scope | null) {
  const all = Object.fromEntries(permissions.map((permission) => [permission, 'all' as const]))
  const { 'intake.view': _, 'leads.view': __, ...others } = all
  return aPersonWith(
    place,
    writeGrants({ ...others, ...(seen && { 'intake.view': seen, 'leads.view': seen }) }),
  )
}

async function aPersonWith(place: Place, grants: string[]): Promise<Person> {
  const { id, name } = aNewRole({ name: `Role ${newId()}` })
  await place.world.db
    .insertInto('role')
    .values({
      id,
      name,
      description: '',
      permissions: grants,
      is_system: false,
      demands_factor: false,
      revision: 1,
    })
    .execute()
  return aPerson(place, name, 'Someone apart')
}

/**
 * Reads all rows there are, and all that happened, but for sessions that were used and that someone was refused. By a function of the
 * database, which keeps its plan: to plan so much takes longer than to read it.
 */
async function aWitness({ world: { db } }: Place) {
  const tables = await db.introspection.getTables()
  const words = tables
    .filter(({ name }) => name !== 'session')
    .map(({ name }) => {
      const told = name === 'event' ? sql`where name <> ${sql.lit(accessDenied.name)}` : sql``
      return sql`select concat(${sql.lit(name)}, ' ', md5(coalesce(string_agg(it::text, ' ' order by it::text), ''))) as word
        from ${sql.id(name)} as it ${told}`
    })
  await sql`create function every_word() returns text[] language plpgsql as $$ begin
    return (select array_agg(word) from (${sql.join(words, sql` union all `)}) as words); end $$`.execute(db)
  return async () => {
    const { rows } = await sql<{ words: string[] }>`select every_word() as words`.execute(db)
    return rows[0]?.words ?? []
  }
}
