import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { AuditEntry } from './audit.ts'
import type { EventRow } from './audit-events.server.ts'
import { isId } from './ids.ts'
import type { RecordType } from './kind.ts'
import { auditKinds } from './kinds.ts'

type Facts = Record<string, unknown>

/** The names of all that a page of events speaks of. */
export type Labels = {
  person(id: string | null): AuditEntry['by']
  /** Whom an event says that it reached. */
  recipient(payload: unknown): AuditEntry['by']
  record(name: string, subject: string | null, payload: unknown): AuditEntry['subject']
  /** The same facts with people by their names. */
  named(facts: Facts | null): Facts | null
}

/** Facts whose value is the id of a person. */
const personFields = ['assigned_to', 'on_call', 'confirmed_by']

export async function readLabels(world: World, rows: readonly EventRow[]): Promise<Labels> {
  const subjectsOf = (type: RecordType) =>
    rows.flatMap(({ name, subject }) => (auditKinds[name]?.record === type && subject ? [subject] : []))
  const mentioned = rows.flatMap(({ payload }) => mentionedIn(payload))
  const people = [...rows.map(({ employee_id }) => employee_id), ...subjectsOf('person'), ...mentioned]
  const [names, requests, jobs, roles, projects, numbers, equipment] = await Promise.all([
    readNames(world, people.filter(isId)),
    readRequests(world, subjectsOf('request')),
    readJobs(world, subjectsOf('job')),
    readRoles(world, subjectsOf('role')),
    readProjects(world, subjectsOf('project')),
    readNumbers(world, subjectsOf('number')),
    readEquipment(world, subjectsOf('equipment')),
  ])
  const finders: Record<RecordType, (id: string, payload: unknown) => Label | null> = {
    request: (id) => ({ label: `request ${requests.get(id) ?? id}`, path: `/ops/submissions/${id}` }),
    job: (id) => ({ label: `job ${jobs.get(id) ?? id}`, path: `/ops/intake/${id}` }),
    // An import has an id too, and is no person.
    person: (id) => {
      const label = names.get(id)
      return label ? { label, path: `/ops/employees/${id}` } : null
    },
    role: (id, payload) => ({
      label: roles.get(id) ?? nameBefore(payload) ?? '(deleted)',
      path: roles.has(id) ? '/ops/roles' : null,
    }),
    company: () => ({ label: 'the company', path: '/ops/projects-config' }),
    number: (id) => ({
      label: `the number of ${numbers.get(id) ?? 'a removed entry'}`,
      path: '/ops/projects-config/numbers',
    }),
    answer: () => ({ label: 'an answer of the chat', path: '/ops/chatbot-settings' }),
    equipment: (id) => ({ label: equipment.get(id) ?? 'a removed unit', path: '/ops/equipment' }),
    project: (id) => ({ label: `the project ${projects.get(id) ?? id}`, path: null }),
  }

  function nameOf(id: string | null) {
    const name = id && names.get(id)
    return id && name ? { id, name } : null
  }

  return {
    person: nameOf,
    recipient(payload) {
      const id = valueOf(payload, 'employee_id')
      return isId(id) ? nameOf(id) : null
    },
    record(name, id, payload) {
      const type = auditKinds[name]?.record
      if (!id) return null
      const found = type ? finders[type](id, payload) : { label: id, path: null }
      return found && { id, ...found }
    },
    named(facts) {
      if (!facts) return null
      const toName = ([key, value]: [string, unknown]) =>
        personFields.includes(key) && typeof value === 'string'
          ? [key, names.get(value) ?? 'an unknown person']
          : [key, value]
      return Object.fromEntries(Object.entries(facts).map(toName))
    },
  }
}

/** Every person whose id appears in an event. */
function mentionedIn(payload: unknown) {
  const facts = [valueOf(payload, 'before'), valueOf(payload, 'after')]
  return [
    ...['from', 'to', 'employee_id'].map((key) => valueOf(payload, key)),
    ...facts.flatMap((fact) => personFields.map((field) => valueOf(fact, field))),
  ]
}

type Label = { label: string; path: string | null }

async function readNames({ db }: World, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('employee').select(['id', 'name']).where('id', 'in', unique(ids)).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function readRequests({ db }: World, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('lead')
    .select(['id', 'reference'])
    .where('id', 'in', unique(ids))
    .execute()
  return new Map(rows.map(({ id, reference }) => [id, reference]))
}

async function readJobs({ db }: World, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('job').select(['id', 'number']).where('id', 'in', unique(ids)).execute()
  return new Map(rows.map(({ id, number }) => [id, number]))
}

async function readRoles({ db }: World, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('role').select(['id', 'name']).where('id', 'in', unique(ids)).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function readProjects({ db }: World, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db.selectFrom('project').select(['id', 'slug']).where('id', 'in', unique(ids)).execute()
  return new Map(rows.map(({ id, slug }) => [id, slug]))
}

async function readNumbers({ db }: World, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('local_number')
    .select(['id', 'operator'])
    .where('id', 'in', unique(ids))
    .execute()
  return new Map(rows.map(({ id, operator }) => [id, operator]))
}

/** Units by their number, models by what they are. */
async function readEquipment({ db }: World, ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('equipment_unit')
    .select(['id', sql<string>`'unit ' || number`.as('label')])
    .where('id', 'in', unique(ids))
    .unionAll(
      db
        .selectFrom('equipment_model')
        .select(['id', sql<string>`'the model ' || maker || ' ' || model`.as('label')])
        .where('id', 'in', unique(ids)),
    )
    .execute()
  return new Map(rows.map(({ id, label }) => [id, label]))
}

/** What was deleted is called as it was last. */
function nameBefore(payload: unknown) {
  const name = valueOf(valueOf(payload, 'before'), 'name') ?? valueOf(payload, 'name')
  return typeof name === 'string' ? name : undefined
}

function valueOf(facts: unknown, key: string): unknown {
  return typeof facts === 'object' && facts !== null
    ? Object.entries(facts).find(([name]) => name === key)?.[1]
    : undefined
}

function unique(ids: string[]) {
  return [...new Set(ids)]
}
