import * as z from 'zod'
import { readVersionCursor, type VersionQuery } from '#platform/versions/version-page.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { readPackets } from '#domain/jobs/set-up/set-up.server.ts'
import type { Packets } from '#domain/packets/packets.ts'
import { formNotFound } from '../forms.server.ts'
import { FormDraft, type FormTemplate, type TemplateRow, type TemplateVersionPage } from '../template.ts'
import { findTemplate, headOf, selectWorked } from './template-rows.server.ts'

const mostTemplates = 1000
const { title, states } = FormDraft.shape
const Head = z.object({ title, states })

/** Every form by its title: those that are published, and new ones of which there is only a draft. */
export async function listTemplates(
  world: World,
  _viewer: Allowed<'templates.view'>,
): Promise<TemplateRow[]> {
  const [published, worked, packets] = await Promise.all([
    listPublished(world),
    listWorked(world),
    readPackets(world),
  ])
  const known = new Map(worked.map((row) => [row.slug, row]))
  const slugs = new Set([...published.keys(), ...known.keys()])
  const rows = [...slugs].flatMap((slug): TemplateRow[] => {
    const [newest, row] = [published.get(slug), known.get(slug)]
    const head = newest?.head ?? row?.head
    if (!head) return []
    return [
      {
        slug,
        ...Head.parse(head),
        published: newest ? { version: newest.version, at: newest.at, by: newest.by } : null,
        draft: row?.saved_at ? { saved_at: row.saved_at.toISOString(), saved_by: row.saver ?? '' } : null,
        revision: row?.revision ?? 0,
        retired_at: row?.retired_at?.toISOString() ?? null,
        packets: packetsWith(packets, slug),
      },
    ]
  })
  return rows.toSorted((one, other) => one.title.en.localeCompare(other.title.en))
}

export async function getTemplate(
  world: World,
  _viewer: Allowed<'templates.view'>,
  slug: string,
): Promise<FormTemplate> {
  return readTemplate(world, slug)
}

/** For the verbs that answer with what they made. */
export async function readTemplate(world: World, slug: string): Promise<FormTemplate> {
  const [found, packets] = await Promise.all([findTemplate(world, slug), readPackets(world)])
  if (!found) throw formNotFound()
  return { ...found, packets: packetsWith(packets, slug) }
}

/** The versions of a form, the newest first, without their questions. */
export async function listTemplateVersions(
  { db }: World,
  _viewer: Allowed<'templates.view'>,
  { slug, limit, cursor }: VersionQuery & { slug: string },
): Promise<TemplateVersionPage> {
  const rows = await db
    .selectFrom('form_version')
    .leftJoin('employee', 'employee.id', 'form_version.published_by')
    .select(['version', 'published_at', 'employee.name as by'])
    .where('slug', '=', slug)
    .where('version', '<', readVersionCursor(cursor))
    .orderBy('version', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows
    .slice(0, limit)
    .map(({ published_at, ...version }) => ({ ...version, at: published_at.toISOString() }))
  return { items, next: rows.length > limit ? String(items.at(-1)?.version) : null }
}

async function listPublished({ db }: World) {
  const rows = await db
    .selectFrom('form_version')
    .leftJoin('employee', 'employee.id', 'form_version.published_by')
    .distinctOn('slug')
    .select(['slug', 'version', 'published_at', 'employee.name as by'])
    .select(headOf('definition'))
    .orderBy('slug')
    .orderBy('version', 'desc')
    .limit(mostTemplates)
    .execute()
  return new Map(rows.map((row) => [row.slug, { ...row, at: row.published_at.toISOString() }]))
}

function listWorked({ db }: World) {
  return selectWorked(db).select(headOf('draft')).orderBy('slug').limit(mostTemplates).execute()
}

function packetsWith(packets: Packets, slug: string) {
  return packets.filter(({ forms }) => forms.some(({ form }) => form === slug)).map(({ title }) => title.en)
}
