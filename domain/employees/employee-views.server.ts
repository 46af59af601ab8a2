import { sql, type Selectable } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { portraitUrl } from '#domain/portraits/portrait.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { readCursor, writeCursor } from './employee-cursor.ts'
import { detailsFor } from './employee-details.server.ts'
import { certificationsOf, rolesOfPeople, signsOfLife } from './employee-parts.server.ts'
import type { EmployeeDetail, EmployeePage, EmployeeQuery, EmployeeRow } from './employee-record.ts'
import { narrowPeople, peopleFor } from './narrow.server.ts'

type Viewer = Allowed<'employees.view'>

/** By name, a page at a time; the cost is that of the page, however many people there are. */
export async function listEmployees(
  world: World,
  viewer: Viewer,
  query: EmployeeQuery,
): Promise<EmployeePage> {
  let people = narrowPeople(selectRows(world, viewer), query, world.now())
    .orderBy(sql`lower(employee.name)`)
    .orderBy('employee.id')
    .limit(query.limit + 1)
  if (query.cursor) {
    const { name, id } = readCursor(query.cursor)
    people = people.where(sql<boolean>`(lower(employee.name), employee.id) > (${name}, ${id}::uuid)`)
  }

  const rows = await people.execute()
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  const next = rows.length > query.limit && last ? writeCursor({ name: last.sort, id: last.id }) : null
  return { items: await toRows(world, page), next }
}

/** What the viewer may not see is left out. */
export async function getEmployee(world: World, viewer: Viewer, id: string): Promise<EmployeeDetail> {
  const found = await selectRows(world, viewer).where('employee.id', '=', id).execute()
  const [row] = await toRows(world, found)
  if (!row) throw new Refusal(404, 'employee-not-found', 'Person not found.')
  const { certification_codes: _, device_count: __, ...summary } = row
  return { ...summary, ...(await detailsFor(world, viewer, id)) }
}

/** Makes a change and reads the person after it, all or nothing: who may not see the outcome has not changed anything. */
export function changeAndSee<Done>(
  world: World,
  viewer: Viewer,
  { id, act }: { id: string; act: (world: World) => Promise<Done> },
): Promise<{ done: Done; person: EmployeeDetail }> {
  return inTransaction(world, async (world) => ({
    done: await act(world),
    person: await getEmployee(world, viewer, id),
  }))
}

function selectRows(world: World, viewer: Viewer) {
  return peopleFor(world, viewer)
    .select(['id', 'username', 'name', 'title', 'status', 'mobile', 'is_public'])
    .select(sql<string>`lower(name)`.as('sort'))
    .select((employee) =>
      employee
        .selectFrom('portrait')
        .select('portrait.id')
        .whereRef('portrait.employee_id', '=', 'employee.id')
        .as('portrait_id'),
    )
}

type RowColumns = Pick<
  Selectable<Schema['employee']>,
  'id' | 'username' | 'name' | 'title' | 'status' | 'mobile' | 'is_public'
> & { sort: string; portrait_id: string | null }

async function toRows(world: World, rows: RowColumns[]): Promise<EmployeeRow[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const roles = await rolesOfPeople(world, ids)
  const signs = await signsOfLife(world, ids)
  const certifications = await certificationsOf(world, ids)
  return rows.map(({ sort: _, portrait_id, ...row }) => {
    const sign = signs.get(row.id)
    const held = certifications.get(row.id)
    return {
      ...row,
      roles: (roles.get(row.id) ?? []).map(({ id, name }) => ({ id, name })),
      seen_at: sign?.seen_at?.toISOString() ?? null,
      device_count: Number(sign?.devices ?? 0),
      portrait_url: portrait_id && portraitUrl(world, portrait_id),
      expiring_count: held?.expiring_count ?? 0,
      certification_codes: held?.certification_codes ?? [],
    }
  })
}
