import { inTransaction } from '#platform/database/transaction.ts'
import { fieldRefusal, Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { formNotFound, isSameForm } from '../forms.server.ts'
import { readFormFile } from '../form-file.ts'
import type { FormDraft, FormTemplate, NewTemplate } from '../template.ts'
import { storeDraft } from './drafts.server.ts'
import { findTemplate, isThere, lockTemplate } from './template-rows.server.ts'
import { readTemplate } from './templates.server.ts'

/** Begins a form as a draft. The same again by the same person is the one that they made. */
export function newForm(
  world: World,
  editor: Allowed<'templates.edit'>,
  form: NewTemplate,
): Promise<FormTemplate> {
  return inTransaction(world, async (world) => {
    const { slug } = form
    const definition = await startOf(world, form)
    const present = await lockTemplate(world, slug)
    const isMade = present.newest === null && present.saved_by === editor.employee.id
    const isAgain = isMade && present.draft !== null && isSameForm(present.draft, definition)
    if (isThere(present) && !isAgain) throw taken()
    if (!isAgain) await storeDraft(world, editor, { slug, definition, present })
    return readTemplate(world, slug)
  })
}

async function startOf(world: World, form: NewTemplate): Promise<FormDraft> {
  const start = await copiedFrom(world, form)
  return form.title ? { ...start, title: form.title } : start
}

async function copiedFrom(world: World, { from, file, definition }: NewTemplate): Promise<FormDraft> {
  if (definition) return definition
  if (from !== undefined) {
    const template = await findTemplate(world, from)
    const original = template?.published?.definition ?? template?.draft?.definition
    if (!original) throw formNotFound()
    return original
  }
  if (file === undefined) return { format: 1, title: { en: '' }, states: [], sections: [] }
  const read = readFormFile(file)
  if ('form' in read) return read.form
  const [first = 'This file can’t be read.'] = read.faults
  throw new Refusal(422, 'bad-fields', first, { fields: { file: [...read.faults] } })
}

function taken() {
  return fieldRefusal('slug', 'There is a form with this name already. Give this one another name.', {
    status: 409,
    code: 'form-name-taken',
  })
}
