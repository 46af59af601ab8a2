import { forget, forTheTab, readStored, store } from './storage.ts'

const key = 'contact-draft'
const typed = ['loss', 'name', 'phone']

/** What was typed, and the id under which it is sent: a reload or a closed lid loses nothing. */
export type Draft = { readonly id: string; readonly values: Readonly<Record<string, string>> }

/** Kept for the tab only: the phone of a neighbor or a library does not remember it. */
export function keepDraft(id: string, data: FormData) {
  const values = Object.fromEntries(typed.map((name) => [name, data.get(name) ?? '']))
  return store(forTheTab, key, { id, values })
}

export function readDraft(): Draft | undefined {
  const { id, values } = readStored(forTheTab, key) ?? {}
  if (typeof id !== 'string' || typeof values !== 'object') return undefined
  const texts = Object.entries({ ...values }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return { id, values: Object.fromEntries(texts) }
}

export function forgetDraft() {
  forget(forTheTab, key)
}

/** Puts a draft back, except where the address has already chosen: a link to "mold" means mold. */
export function restoreDraft(form: HTMLFormElement, { values }: Draft) {
  const chosen = new URLSearchParams(location.search)
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || chosen.has(control.name)) continue
    // What the page itself says is not what was typed.
    if (control.type === 'hidden') continue
    const value = values[control.name]
    if (value === undefined) continue
    if (control.type === 'radio') control.checked = control.value === value
    else control.value = value
  }
}
