import { useState } from 'react'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { FieldType } from '#domain/forms/definition/field.ts'
import type { FormTemplate } from '#domain/forms/template.ts'
import { notify } from '../../ui/notify.ts'
import { wholeForm, type Building } from './builder-context.ts'
import { quoted } from './checks/problems.ts'
import type { TemplateDraft } from './draft/use-template-draft.ts'
import {
  addField,
  addSection,
  changeField,
  copyField,
  findField,
  moveField,
  moveSection,
  removeField,
  removeSection,
} from './edit/edits.ts'
import { movedWords } from './edit/moved-words.ts'
import { newField } from './edit/new-field.ts'
import { idsIn, newPartId } from './edit/new-id.ts'
import { brokenBy } from './edit/references.ts'
import { labelFieldId } from './settings/field-settings.tsx'

type Of = {
  draft: TemplateDraft
  published: FormTemplate['published']
  selected: string
  select: (id: string) => void
}

/** What the list, the keys and the settings do to a form. */
export function useEditParts({ draft, published, selected, select }: Of) {
  const { form } = draft
  const [moved, setMoved] = useState('')
  const newId: Building['newId'] = (kind) =>
    newPartId(kind, new Set([...idsIn(form), ...(published ? idsIn(published.definition) : [])]))

  const edit: Building['edit'] = (next, step) => {
    const after = next(form)
    tellBroken({ before: form, after, selected }, draft.undo)
    draft.edit(() => after, step === undefined ? null : `${selected} ${step}`)
  }

  function add(kind: FieldType) {
    const field = newField(kind, newId)
    // An empty form has no section to add it to.
    const section = { id: newId('section'), title: { en: 'Questions', es: 'Preguntas' }, fields: [] }
    draft.edit((now) => {
      const started = now.sections.length === 0 ? addSection(now, section, null) : now
      return addField(started, field, selected === wholeForm ? null : selected)
    })
    select(field.id)
    focusSoon(`#${labelFieldId}`)
  }

  function copy() {
    const field = findField(form, selected)
    if (!field) return
    const id = newId(field.type)
    draft.edit((now) => copyField(now, field.id, id))
    select(id)
    focusSoon(rowOf(id))
  }

  function remove() {
    const isSection = form.sections.some(({ id }) => id === selected)
    const after = isSection ? removeSection(form, selected) : removeField(form, selected)
    if (after === form) return
    const order = orderOf(form)
    const left = new Set(orderOf(after))
    const at = order.indexOf(selected)
    const next =
      order.slice(at).find((id) => left.has(id)) ??
      order.slice(0, at).findLast((id) => left.has(id)) ??
      wholeForm
    const undo = () => {
      draft.undo()
      select(selected)
    }
    const asking = brokenBy(form, after)
    draft.edit(() => after)
    select(next)
    focusSoon(rowOf(next))
    const description = asking.length > 0 ? askedWords(after, asking) : undefined
    notify(`${quoted(form, selected)} deleted.`, { description, action: { label: 'Undo', onClick: undo } })
  }

  /** `id` is the row that has the keyboard, which need not be the selected one. */
  function move(by: 1 | -1, id: string) {
    const isSection = form.sections.some((section) => section.id === id)
    const after = isSection ? moveSection(form, id, by) : moveField(form, id, by)
    draft.edit(() => after)
    setMoved(movedWords(form, after, id))
    focusSoon(rowOf(id))
  }

  function step(by: 1 | -1) {
    const order = orderOf(form)
    const next = order[Math.min(Math.max(order.indexOf(selected) + by, 0), order.length - 1)]
    if (next === undefined) return
    select(next)
    focusSoon(rowOf(next))
  }

  const change: Building['change'] = (field, typed) =>
    edit((now) => changeField(now, field.id, () => field), typed)
  return { newId, edit, change, add, copy, remove, move, step, moved }
}

/** Everything that can be selected, in the order of the list. */
function orderOf({ sections }: FormDefinition) {
  return [wholeForm, ...sections.flatMap(({ id, fields }) => [id, ...fields.map((field) => field.id)])]
}

type Edited = { before: FormDefinition; after: FormDefinition; selected: string }

/** What an edit takes away from what asks about it is said at once; the checks say it until it is mended. */
function tellBroken({ before, after, selected }: Edited, undo: () => void) {
  const broken = brokenBy(before, after).filter(({ at }) => at !== selected)
  if (broken.length === 0) return
  notify(`${quoted(after, selected)} is asked about elsewhere.`, {
    description: askedWords(after, broken),
    action: { label: 'Undo', onClick: undo },
  })
}

function askedWords(form: FormDefinition, mentions: readonly { at: string }[]) {
  const names = [...new Set(mentions.map(({ at }) => quoted(form, at)))]
  const few = names.slice(0, 3).join(', ')
  const more = names.length > 3 ? ` and ${names.length - 3} more` : ''
  return `${few}${more} ${names.length === 1 ? 'asks' : 'ask'} about it. See the checks.`
}

function rowOf(id: string) {
  return `[data-outline="${id}"]`
}

function focusSoon(selector: string) {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(selector)
    element?.focus()
    element?.scrollIntoView({ block: 'nearest' })
  })
}

/** What was selected, or what stands in its place once it is gone. */
export function selectedIn(form: FormDefinition, id: string) {
  return orderOf(form).includes(id) ? id : (fieldsOf(form)[0]?.id ?? wholeForm)
}
