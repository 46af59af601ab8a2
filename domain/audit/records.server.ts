import { sql } from 'kysely'
import { hasWords } from '#platform/database/like.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { nameWords } from '#domain/leads/name-words.ts'
import { visibleTo, type Viewer } from '#domain/leads/visible.ts'
import type { AuditRecord, AuditRecordQuery } from './audit.ts'

/** So many of each kind are offered: who sees more types more. */
const mostOfEach = 5
/** Below that a search would find nearly every request, and read as many. */
const shortestForRequests = 3

/** What events can be about, by what people know of it: only what the viewer may see anyway. */
export async function findRecords(
  world: World,
  { employee }: Allowed<'audit.view'>,
  query: AuditRecordQuery,
): Promise<AuditRecord[]> {
  if (!query.q && !query.id) return []
  const { 'employees.view': people, 'roles.view': roles, 'leads.view': leads } = employee.permissions
  const found = await Promise.all([
    people ? findPeople(world, query, people === 'all' ? null : employee.id) : [],
    roles ? findRoles(world, query) : [],
    leads ? findRequests(world, query, { employee, scope: leads }) : [],
  ])
  return found.flat()
}

/** `only` is the one person that the viewer may see, where it is not everyone. */
async function findPeople(
  { db }: World,
  query: AuditRecordQuery,
  only: string | null,
): Promise<AuditRecord[]> {
  const rows = await db
    .selectFrom('employee')
    .select(['id', 'name', 'username'])
    .where(matches(query, sql`search`))
    .$if(only !== null, (employee) => employee.where('id', '=', only))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(mostOfEach)
    .execute()
  return rows.map(({ id, name, username }) => ({ id, type: 'person', label: name, hint: username }))
}

async function findRoles({ db }: World, query: AuditRecordQuery): Promise<AuditRecord[]> {
  const rows = await db
    .selectFrom('role')
    .select(['id', 'name'])
    .where(matches(query, sql`lower(name)`))
    .orderBy('name')
    .limit(mostOfEach)
    .execute()
  return rows.map(({ id, name }) => ({ id, type: 'role', label: name, hint: 'Role' }))
}

async function findRequests({ db }: World, query: AuditRecordQuery, viewer: Viewer): Promise<AuditRecord[]> {
  if (!query.id && query.q.length < shortestForRequests) return []
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'reference', 'name'])
    .where(matches(query, sql`search`))
    .where(visibleTo(viewer))
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostOfEach)
    .execute()
  return rows.map(({ id, reference, name }) => ({
    id,
    type: 'request',
    label: reference,
    hint: nameWords(name),
  }))
}

function matches({ id, q }: AuditRecordQuery, searched: ReturnType<typeof sql>) {
  if (id) return sql<boolean>`id = ${id}`
  return hasWords(searched, q)
}
