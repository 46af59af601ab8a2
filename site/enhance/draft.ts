import type { Sent } from '#domain/leads/lead-form.ts'

const key = 'contact-draft'
const ownFields = new Set(['id', 'opened', 'page', 'website', 'photos', 'kept'])

/** What was typed, and what was last sent under which id: a reload or a closed lid loses nothing. */
type Draft = { values: Record<string, string>; sent?: Sent }

/** What a visitor entered, without the fields that belong to the page or to the bytes of photos. */
export function valuesOf(fields: Iterable<[string, FormDataEntryValue]>) {
  const values: Record<string, string> = {}
  for (const [name, value] of fields)
    if (typeof value === 'string' && !ownFields.has(name)) values[name] = value
  return values
}

/** Kept for the tab only: the phone of a neighbour or a library does not remember it. */
export function keepDraft(draft: Draft) {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {}
}

export function readDraft(): Draft | undefined {
  try {
    const draft: Draft | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return draft?.values ? draft : undefined
  } catch {
    return undefined
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}

/** Puts a draft back, except where the address has already chosen: a link to "mold" means mold. */
export function restoreDraft(form: HTMLFormElement, { values }: Draft) {
  const chosen = new URLSearchParams(location.search)
  for (const control of form.elements) {
    if (!isField(control) || !control.name || ownFields.has(control.name) || chosen.has(control.name))
      continue
    const value = values[control.name]
    if (isTicked(control)) control.checked = control.value === value
    else if (value !== undefined) control.value = value
  }
}

function isField(control: Element) {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
}

function isTicked(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type)
}
