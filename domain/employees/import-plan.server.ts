import { createHash } from 'node:crypto'
import { readCsv } from '#platform/text/csv.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { contactErrors } from './contact-reach.server.ts'
import { fieldNames, type EmployeeFacts } from './employee-fields.ts'
import {
  factsOfLine,
  fileColumns,
  lineOf,
  mostPeopleAtOnce,
  namesOfRoles,
  readOnlyColumns,
} from './employee-file.ts'
import type { ImportPlan, PlannedLine } from './employee-import.ts'
import { beyondReach, type HeldRole } from './reach.server.ts'

type Importer = Allowed<'employees.create'>
/** A file of people adds some and changes others. */
export type ImportHands = { importer: Importer; editor: Allowed<'employees.edit'> }

/** A line with all that doing it takes. `known` is the person as they are; no `roles` leave theirs alone. */
export type Step = PlannedLine & {
  facts: EmployeeFacts | null
  roles: HeldRole[]
  known: Known | null
}
type Known = EmployeeFacts & { id: string; revision: number; status: string; held: HeldRole[] }

/** What a file of people would do, line by line. Nothing is changed. */
export async function planImport(world: World, { importer }: ImportHands, csv: string) {
  const lines = readLines(csv)
  const people = await peopleNamed(
    world,
    lines.map(({ given }) => given['username'] ?? ''),
  )
  const roles = await rolesByName(world)
  const seen = new Map<string, number>()
  const steps = lines.map(({ line, given }) => {
    const username = (given['username'] ?? '').toLowerCase()
    const step = planLine({ line, given }, { importer, roles, known: people.get(username) ?? null })
    const first = seen.get(username)
    if (first === undefined) seen.set(username, line)
    else step.errors.push({ column: 'username', sentence: `This username is already on line ${first}.` })
    return step.errors.length > 0 ? { ...step, does: 'refuse' as const } : step
  })
  return { steps, plan: planOf(steps) }
}

type Line = { line: number; given: Partial<Record<string, string>> }
type Environment = { importer: Importer; roles: Map<string, HeldRole>; known: Known | null }

function readLines(csv: string): Line[] {
  const { header, rows } = readCsv(csv, mostPeopleAtOnce)
  const known = new Set<string>([...fileColumns, ...readOnlyColumns])
  const strange = header.filter((name) => name && !known.has(name))
  if (strange.length > 0)
    throw new Refusal(
      422,
      'csv-columns',
      `Unknown column “${strange[0]}”. Use only these columns: ${fileColumns.join(', ')}.`,
    )
  if (!header.includes('username'))
    throw new Refusal(422, 'csv-columns', 'The file needs a “username” column.')
  if (rows.length === 0) throw new Refusal(422, 'csv-empty', 'The file has no lines below the column names.')
  return rows.map(({ line, cells }) => ({
    line,
    given: Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])),
  }))
}

function planLine({ line, given }: Line, { importer, roles, known }: Environment): Step {
  const errors: PlannedLine['errors'] = []
  const read = factsOfLine(given, known)
  for (const { path, message } of read.error?.issues ?? [])
    errors.push({ column: String(path[0] ?? ''), sentence: message })

  const wanted = rolesOfLine(given, roles, errors)
  if (!known && wanted.length === 0 && errors.every(({ column }) => column !== 'roles'))
    errors.push({ column: 'roles', sentence: 'New people need a role.' })
  const isOther = known !== null && wanted.length > 0 && !hasSameRoles(known.held, wanted)
  const taken = known && !isOther ? [] : [...wanted, ...(known?.held ?? [])]
  if (beyondReach(importer, taken))
    errors.push({ column: 'roles', sentence: 'This needs permissions that you don’t have.' })

  if (known && read.data) {
    const beyond = contactErrors(importer, known.held, { before: known, after: read.data })
    for (const { field, sentence } of beyond) errors.push({ column: field, sentence })
  }

  const changes = known && read.data ? changesOf(known, read.data, wanted) : []
  const does = !known ? 'add' : changes.length > 0 ? 'change' : 'nothing'
  const { username = given['username'] ?? '', name = '' } = read.data ?? known ?? {}
  return { line, username, name, does, errors, changes, facts: read.data ?? null, roles: wanted, known }
}

function rolesOfLine(given: Line['given'], roles: Map<string, HeldRole>, errors: PlannedLine['errors']) {
  const names = namesOfRoles(given)
  return names.flatMap((name) => {
    const role = roles.get(name.toLowerCase())
    if (!role) errors.push({ column: 'roles', sentence: `There is no role named “${name}”.` })
    return role ?? []
  })
}

export function hasSameRoles(one: readonly HeldRole[], other: readonly HeldRole[]) {
  const ids = (roles: readonly HeldRole[]) =>
    JSON.stringify([...new Set(roles.map(({ id }) => id))].toSorted())
  return ids(one) === ids(other)
}

function changesOf(known: Known, facts: EmployeeFacts, wanted: HeldRole[]): PlannedLine['changes'] {
  const names = (roles: readonly HeldRole[]) => roles.map(({ name }) => name).toSorted()
  const held = { roles: names(known.held), status: '' }
  const before = lineOf(known, held)
  const after = lineOf(facts, wanted.length > 0 ? { roles: names(wanted), status: '' } : held)
  return fileColumns.flatMap((column, place) =>
    before[place] === after[place]
      ? []
      : [{ column, before: before[place] ?? '', after: after[place] ?? '' }],
  )
}

function planOf(steps: readonly Step[]): ImportPlan {
  const lines = steps.map(({ facts: _, roles: __, known: ___, ...line }) => line)
  const count = (does: PlannedLine['does']) => lines.filter((line) => line.does === does).length
  const counts = {
    add: count('add'),
    change: count('change'),
    nothing: count('nothing'),
    refuse: count('refuse'),
  }
  const seen = steps.map(({ known, ...line }) => [line.line, line.changes, line.does, known?.revision])
  return { plan: createHash('sha256').update(JSON.stringify(seen)).digest('hex'), lines, counts }
}

async function peopleNamed({ db }: World, usernames: string[]): Promise<Map<string, Known>> {
  const rows = await db
    .selectFrom('employee')
    .select(['id', 'revision', 'status', ...fieldNames])
    .where((row) =>
      row(
        row.fn('lower', ['username']),
        'in',
        usernames.map((name) => name.toLowerCase()),
      ),
    )
    .execute()
  if (rows.length === 0) return new Map()
  const held = await db
    .selectFrom('employee_role')
    .innerJoin('role', 'role.id', 'employee_role.role_id')
    .select(['employee_id', 'role.id', 'role.name', 'role.permissions'])
    .where(
      'employee_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const roles = Map.groupBy(held, ({ employee_id }) => employee_id)
  return new Map(rows.map((row) => [row.username.toLowerCase(), { ...row, held: roles.get(row.id) ?? [] }]))
}

async function rolesByName({ db }: World): Promise<Map<string, HeldRole>> {
  const rows = await db.selectFrom('role').select(['id', 'name', 'permissions']).execute()
  return new Map(rows.map((role) => [role.name.toLowerCase(), role]))
}
