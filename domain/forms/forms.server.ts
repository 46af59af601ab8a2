import { sql } from 'kysely'
import type * as z from 'zod'
import { canonicalJson, type Json } from '#platform/canonical-json.ts'
import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { checkForm, isPublishable } from './checks/check.ts'
import { FormDefinition } from './definition/definition.ts'
import { PublishedForm, type FormVersion } from './published-form.ts'

const mostForms = 500

/** Every form that is offered, in its newest published version, by its title. */
export async function listForms({ db }: World, _filler: Allowed<'forms.fill'>): Promise<PublishedForm[]> {
  const rows = await db
    .selectFrom('form_version')
    .distinctOn('slug')
    .select(['slug', 'version', 'published_at'])
    .select(sql<unknown>`definition - 'sections'`.as('head'))
    .where('slug', 'not in', retiredForms(db))
    .orderBy('slug')
    .orderBy('version', 'desc')
    .limit(mostForms)
    .execute()
  const forms = rows.map(({ head, published_at, ...form }) => ({
    ...form,
    ...Head.parse(head),
    published_at: published_at.toISOString(),
  }))
  return forms.toSorted((one, other) => one.title.en.localeCompare(other.title.en))
}

/** The forms that are no longer offered. */
export function retiredForms(db: World['db']) {
  return db.selectFrom('form_template').select('slug').where('retired_at', 'is not', null)
}

/** One version of a form, for who fills it in: every version that was ever published can be read. */
export async function getFormVersion(
  world: World,
  _filler: Allowed<'forms.fill'>,
  { slug, version }: Pick<FormVersion, 'slug' | 'version'>,
): Promise<FormVersion> {
  const found = await findFormVersion(world, { slug, version })
  if (!found) throw formNotFound()
  return found
}

/** For the product itself: what an answer is checked with. */
export async function findFormVersion(
  { db }: World,
  { slug, version }: Pick<FormVersion, 'slug' | 'version'>,
): Promise<FormVersion | null> {
  const row = await db
    .selectFrom('form_version')
    .select(['definition', 'published_at'])
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) return null
  const definition = FormDefinition.parse(row.definition)
  return { slug, version, definition, published_at: row.published_at.toISOString() }
}

/** The newest version of a form, for the product itself; null where none is published. */
export async function findNewestForm(
  { db }: World,
  slug: string,
): Promise<Omit<FormVersion, 'published_at'> | null> {
  const row = await db
    .selectFrom('form_version')
    .select(['version', 'definition'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { slug, version: row.version, definition: FormDefinition.parse(row.definition) } : null
}

/** Every version of a form, the newest first. */
export async function listFormVersions({ db }: World, slug: string): Promise<FormDefinition[]> {
  const rows = await db
    .selectFrom('form_version')
    .select('definition')
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(({ definition }) => FormDefinition.parse(definition))
}

export function formNotFound() {
  return new Refusal(404, 'form-not-found', 'Form not found.')
}

/**
 * Publishes the forms that come with the product: those that are not there, and newer versions of those that nobody at the company
 * changed. What was published stays.
 */
export async function publishStandardForms(
  world: World,
  templates: readonly { slug: string; definition: z.input<typeof FormDefinition> }[],
): Promise<void> {
  const newest = new Map((await listNewest(world)).map((row) => [row.slug, row]))
  for (const { slug, definition } of templates) {
    const form = FormDefinition.parse(definition)
    if (!isPublishable(checkForm(form)))
      throw new Error(`The form ${slug} has a fault and can’t be published.`)
    const before = newest.get(slug)
    if (before && (before.published_by !== null || isSameForm(before.definition, form))) continue
    await world.db
      .insertInto('form_version')
      .values({
        slug,
        version: (before?.version ?? 0) + 1,
        definition: JSON.stringify(form),
        published_at: world.now(),
      })
      // Someone at the company was quicker: theirs stays.
      .onConflict((row) => row.doNothing())
      .execute()
  }
}

function listNewest({ db }: World) {
  return db
    .selectFrom('form_version')
    .distinctOn('slug')
    .select(['slug', 'version', 'definition', 'published_by'])
    .orderBy('slug')
    .orderBy('version', 'desc')
    .limit(mostForms)
    .execute()
}

const Head = PublishedForm.pick({ title: true, states: true })

/** Whether both say the same, in whatever order they are stored. */
export function isSameForm(one: unknown, other: unknown) {
  return canonicalJson(asJson(one)) === canonicalJson(asJson(other))
}

/** As JSON has it: without what is undefined. */
function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}
