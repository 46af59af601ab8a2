import * as z from 'zod'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { FormDraft, type FormTemplate } from '#domain/forms/template.ts'
import { beginHistory, record, redo, undo, type History } from '../edit/history.ts'
import { mergeForms } from './merge-forms.ts'
import { isSame } from './same-form.ts'

/** A form as it is worked on in this window. */
export type DraftState = {
  history: History<FormDefinition>
  /** As the server has it, and in which revision: what is sent is a change of that one. */
  saved: FormDefinition
  revision: number
  /** What someone else saved meanwhile, while something was changed here: nothing is sent until it is decided. */
  theirs: FormTemplate | null
}

/** What stays on this device until the server has it. */
export const StoredWork = z.object({ revision: z.number(), definition: FormDraft })
export type StoredWork = z.output<typeof StoredWork>

/** What can be worked on: the draft, or where there is none what is published. */
export function definitionIn({
  draft,
  published,
}: Pick<FormTemplate, 'draft' | 'published'>): FormDefinition {
  return (
    draft?.definition ?? published?.definition ?? { format: 1, title: { en: '' }, states: [], sections: [] }
  )
}

/** Goes on with what was left on this device, as something that can be undone. */
export function beginDraft(template: FormTemplate, stored: StoredWork | null): DraftState {
  const saved = definitionIn(template)
  const fresh = { history: beginHistory(saved), saved, revision: template.revision, theirs: null }
  if (!stored || isSame(stored.definition, saved)) return fresh
  const history = record(fresh.history, stored.definition, null)
  if (stored.revision === template.revision) return { ...fresh, history }
  return { ...fresh, history, revision: stored.revision, theirs: template }
}

export function isDirty({ history, saved }: DraftState) {
  return history.now !== saved && !isSame(history.now, saved)
}

export function edited(state: DraftState, next: FormDefinition, step: string | null): DraftState {
  const history = record(state.history, next, step)
  return history === state.history ? state : { ...state, history }
}

export function undone(state: DraftState): DraftState {
  return { ...state, history: undo(state.history) }
}

export function redone(state: DraftState): DraftState {
  return { ...state, history: redo(state.history) }
}

/** The server has what was sent. What was typed meanwhile is still to be sent. */
export function sent(
  state: DraftState,
  definition: FormDefinition,
  { revision }: Pick<FormTemplate, 'revision'>,
): DraftState {
  return { ...state, saved: definition, revision, theirs: null }
}

/** What the server has now. Where both changed the same part someone has to decide; else both changes are shown. */
export function follow(state: DraftState, template: FormTemplate): DraftState {
  if (template.revision <= state.revision) return state
  const definition = definitionIn(template)
  const isEqual = isSame(definition, state.history.now)
  if (isEqual || !isDirty(state)) return adopt(state, template, isEqual ? state.history.now : definition)
  return (state.theirs ? null : joined(state, template)) ?? { ...state, theirs: template }
}

/** Theirs becomes part of every step that can be undone here: Undo never takes back what someone else did. */
function joined(state: DraftState, template: FormTemplate): DraftState | null {
  const { saved: base, history } = state
  const theirs = definitionIn(template)
  const merged = (mine: FormDefinition) => mergeForms({ base, mine, theirs })
  const now = merged(history.now)
  if (!now) return null
  const all = (steps: readonly FormDefinition[]) => steps.flatMap((step) => merged(step) ?? [])
  return {
    history: { past: all(history.past), now, future: all(history.future), last: null },
    saved: theirs,
    revision: template.revision,
    theirs: null,
  }
}

/** Shows what they saved. What was made here can be brought back by Undo. */
export function takeTheirs(state: DraftState): DraftState {
  return state.theirs ? adopt(state, state.theirs, definitionIn(state.theirs)) : state
}

/** Goes on with what was made here: it is sent as a change of theirs. */
export function keepMine(state: DraftState): DraftState {
  const { theirs } = state
  return theirs ? { ...state, theirs: null, saved: definitionIn(theirs), revision: theirs.revision } : state
}

function adopt(state: DraftState, { revision }: FormTemplate, definition: FormDefinition): DraftState {
  return { history: record(state.history, definition, null), saved: definition, revision, theirs: null }
}
