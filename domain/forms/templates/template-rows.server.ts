import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { FormDefinition } from '../definition/definition.ts'
import { formNotFound } from '../forms.server.ts'
import { FormDraft, type FormTemplate, type TemplateVersion } from '../template.ts'

/** A version as it is stored. */
export type StoredVersion = TemplateVersion & {
  definition: FormDefinition
  from_revision: number | null
  published_by: string | null
}

/** What of a form is being worked on, locked until the end of the transaction. */
export type LockedTemplate = {
  revision: number
  draft: FormDraft | null
  saved_at: Date | null
  saved_by: string | null
  retired_at: Date | null
  newest: StoredVersion | null
}

/** Reads and locks a form, whether or not it is there. One that nobody touched has no row to lock yet: it gets one. */
export async function lockTemplate(world: World, slug: string): Promise<LockedTemplate> {
  const { db } = world
  await db
    .insertInto('form_template')
    .values({ slug })
    .onConflict((row) => row.doNothing())
    .execute()
  const { draft, ...row } = await db
    .selectFrom('form_template')
    .select(['revision', 'draft', 'saved_at', 'saved_by', 'retired_at'])
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    ...row,
    draft: draft === null ? null : FormDraft.parse(draft),
    newest: await findNewest(world, slug),
  }
}

/** The same for one that is there: published, or being made. */
export async function lockKnownTemplate(world: World, slug: string): Promise<LockedTemplate> {
  const found = await lockTemplate(world, slug)
  if (!isThere(found)) throw formNotFound()
  return found
}

/** A form of which neither a version nor a draft is left is as if it had never been. */
export function isThere({ draft, newest }: Pick<LockedTemplate, 'draft' | 'newest'>) {
  return draft !== null || newest !== null
}

export async function findNewest({ db }: World, slug: string): Promise<StoredVersion | null> {
  const row = await db
    .selectFrom('form_version')
    .leftJoin('employee', 'employee.id', 'form_version.published_by')
    .select(['version', 'definition', 'published_at', 'published_by', 'from_revision', 'employee.name as by'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { definition, published_at, ...version } = row
  return { ...version, definition: FormDefinition.parse(definition), at: published_at.toISOString() }
}

/** A form with its questions, without the packets that name it; null where it is not there. */
export async function findTemplate(
  world: World,
  slug: string,
): Promise<Omit<FormTemplate, 'packets'> | null> {
  const [newest, row] = await Promise.all([findNewest(world, slug), findWorked(world, slug)])
  const draft = row?.draft ? FormDraft.parse(row.draft) : null
  const shown = newest?.definition ?? draft
  if (!shown) return null
  return {
    slug,
    title: shown.title,
    states: shown.states,
    published: newest && {
      version: newest.version,
      definition: newest.definition,
      at: newest.at,
      by: newest.by,
    },
    draft: draft && {
      definition: draft,
      based_on: row?.based_on ?? null,
      saved_at: (row?.saved_at ?? new Date(0)).toISOString(),
      saved_by: row?.saver ?? '',
      saver_id: row?.saver_id ?? null,
    },
    revision: row?.revision ?? 0,
    retired_at: row?.retired_at?.toISOString() ?? null,
    retired_by: row?.retirer ?? null,
  }
}

function findWorked({ db }: World, slug: string) {
  return selectWorked(db).where('slug', '=', slug).select('draft').executeTakeFirst()
}

/** What was done with forms, with the names of who did it. */
export function selectWorked(db: World['db']) {
  return db
    .selectFrom('form_template')
    .leftJoin('employee as saver', 'saver.id', 'form_template.saved_by')
    .leftJoin('employee as retirer', 'retirer.id', 'form_template.retired_by')
    .select(['slug', 'form_template.revision', 'based_on', 'saved_at', 'retired_at'])
    .select(['form_template.saved_by as saver_id'])
    .select(['saver.name as saver', 'retirer.name as retirer'])
}

/** The title and states of a definition, without its questions. */
export function headOf(column: 'definition' | 'draft') {
  return sql<unknown>`${sql.ref(column)} - 'sections'`.as('head')
}
