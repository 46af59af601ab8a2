import { announce } from '#platform/events/events.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendSignal } from '#platform/signals/signals.ts'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { companyId } from '#domain/company/company.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { findFormVersion, formNotFound, isSameForm } from '../forms.server.ts'
import type { DiscardedDraft, DraftChange, FormDraft, FormTemplate, TemplateRestore } from '../template.ts'
import { formDraftDiscarded, formDrafted } from './template-events.ts'
import { templateSaved } from './template-signals.ts'
import { isThere, lockKnownTemplate, type LockedTemplate } from './template-rows.server.ts'
import { readTemplate } from './templates.server.ts'

type Editor = Allowed<'templates.edit'>

/**
 * Stores the draft of a form, and begins one where there is none. `revision` is the one that it was made from: where someone else saved in
 * between nothing is overwritten. What stands already changes nothing, so that sending twice is harmless.
 */
export function saveDraft(
  world: World,
  editor: Editor,
  { slug, definition, revision }: DraftChange & { slug: string },
): Promise<FormTemplate> {
  return inTransaction(world, async (world) => {
    const present = await lockKnownTemplate(world, slug)
    if (!present.draft || !isSameForm(present.draft, definition)) {
      requireRevision(present, revision)
      await storeDraft(world, editor, { slug, definition, present })
    }
    return readTemplate(world, slug)
  })
}

/** Makes an earlier version the draft. What was there as a draft the screen that asked for this still has, and can save again. */
export function restoreVersion(
  world: World,
  editor: Editor,
  { slug, version, revision }: TemplateRestore & { slug: string },
): Promise<FormTemplate> {
  return inTransaction(world, async (world) => {
    const present = await lockKnownTemplate(world, slug)
    const earlier = await findFormVersion(world, { slug, version })
    if (!earlier) throw formNotFound()
    if (!present.draft || !isSameForm(present.draft, earlier.definition)) {
      requireRevision(present, revision)
      await storeDraft(world, editor, { slug, definition: earlier.definition, present })
    }
    return readTemplate(world, slug)
  })
}

/** Throws the draft away, and answers with what it was: saved again it is there as before. */
export function discardDraft(
  world: World,
  editor: Editor,
  { slug, revision }: { slug: string; revision: number },
): Promise<DiscardedDraft> {
  return inTransaction(world, async (world) => {
    const present = await lockKnownTemplate(world, slug)
    if (!present.draft) throw noDraft()
    requireRevision(present, revision)
    await clearDraft(world, { slug, revision })
    const told = { company_id: companyId, form: slug }
    await announce(world, formDraftDiscarded, told, editor.employee.id)
    const isLeft = isThere({ ...present, draft: null })
    return { template: isLeft ? await readTemplate(world, slug) : null, discarded: present.draft }
  })
}

export function requireRevision({ revision }: LockedTemplate, from: number) {
  if (revision !== from)
    throw new Refusal(
      409,
      'template-moved-on',
      'Someone else changed this form first. Look at their changes before you save.',
    )
}

export function noDraft() {
  return new Refusal(409, 'draft-not-found', 'There is no draft of this form.')
}

/** How long one person's saves are one event: a screen saves every few seconds, and events are never deleted. */
const oneSitting = 10 * minute

type Stored = { slug: string; definition: FormDraft; present: LockedTemplate }

export async function storeDraft(world: World, editor: Editor, { slug, definition, present }: Stored) {
  const { employee } = editor
  const { draft, newest, revision, saved_at, saved_by } = present
  const now = world.now()
  await world.db
    .updateTable('form_template')
    .set({
      draft: JSON.stringify(definition),
      revision: revision + 1,
      saved_at: now,
      saved_by: employee.id,
      ...(draft ? {} : { based_on: newest?.version ?? null }),
    })
    .where('slug', '=', slug)
    .execute()
  const goesOn =
    saved_by === employee.id && saved_at !== null && now.getTime() - saved_at.getTime() < oneSitting
  await sendSignal(world, { kind: templateSaved, about: slug, by: null, value: String(revision + 1) })
  if (draft && goesOn) return
  await announce(world, formDrafted, { company_id: companyId, form: slug }, employee.id)
}

/** The revision goes on counting: a screen that still shows this draft can't overwrite a later one. */
export async function clearDraft({ db }: World, { slug, revision }: { slug: string; revision: number }) {
  await db
    .updateTable('form_template')
    .set({ draft: null, based_on: null, saved_at: null, saved_by: null, revision: revision + 1 })
    .where('slug', '=', slug)
    .execute()
}
