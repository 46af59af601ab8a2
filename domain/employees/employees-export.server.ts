import { sql } from 'kysely'
import { writeCsv } from '#platform/text/csv.ts'
import { announce } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { fieldNames } from './employee-fields.ts'
import { fileColumns, lineOf, readOnlyColumns } from './employee-file.ts'
import { rolesOfPeople } from './employee-parts.server.ts'
import { employeesExported } from './employee-events.ts'

const pageSize = 1000

/** Everyone by name as a file that `importEmployees` reads again. Who took it along is remembered. */
export async function exportEmployees(world: World, exporter: Allowed<'employees.edit'>): Promise<string> {
  const lines: string[][] = []
  for (let after = { sort: '', id: '' }; ;) {
    const page = await pageAfter(world, after)
    const roles = await rolesOfPeople(
      world,
      page.map(({ id }) => id),
    )
    for (const { id, status, sort: _, ...facts } of page)
      lines.push(lineOf(facts, { status, roles: (roles.get(id) ?? []).map(({ name }) => name) }))
    const last = page.at(-1)
    if (!last || page.length < pageSize) break
    after = { sort: last.sort, id: last.id }
  }
  const exported = { export_id: newId(world.now().getTime()), count: lines.length }
  await announce(world, employeesExported, exported, exporter.employee.id)
  return writeCsv([...fileColumns, ...readOnlyColumns], lines)
}

function pageAfter({ db }: World, { sort, id }: { sort: string; id: string }) {
  return db
    .selectFrom('employee')
    .select(['id', 'status', ...fieldNames])
    .select(sql<string>`lower(name)`.as('sort'))
    .$if(id !== '', (row) => row.where(sql<boolean>`(lower(name), id) > (${sort}, ${id}::uuid)`))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(pageSize)
    .execute()
}
