import { canonicalJson, type Json } from '#platform/canonical-json.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { findFormVersion, formNotFound } from '../forms.server.ts'
import type { FormDraft } from '../template.ts'
import { findTemplate } from './template-rows.server.ts'

export type FormFile = { name: string; text: string }

/** A form as a file: one of its versions, or its draft where it has one, else the newest. The same form is always the same text. */
export async function exportForm(
  world: World,
  _viewer: Allowed<'templates.view'>,
  { slug, version }: { slug: string; version?: number | undefined },
): Promise<FormFile> {
  if (version !== undefined) {
    const found = await findFormVersion(world, { slug, version })
    if (!found) throw formNotFound()
    return { name: `${slug}-${version}.json`, text: fileOf(found.definition) }
  }
  const template = await findTemplate(world, slug)
  if (template?.draft) return { name: `${slug}-draft.json`, text: fileOf(template.draft.definition) }
  if (!template?.published) throw formNotFound()
  const { version: newest, definition } = template.published
  return { name: `${slug}-${newest}.json`, text: fileOf(definition) }
}

function fileOf(form: FormDraft) {
  const plain: Json = JSON.parse(JSON.stringify(form))
  return `${JSON.stringify(JSON.parse(canonicalJson(plain)), null, 2)}\n`
}
