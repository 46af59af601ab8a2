import type { FieldMessages } from '#domain/leads/lead-form.ts'

/** Says at each field what is wrong with it, as the server does; the first gets the focus, and Send is in view too where both fit. */
export function showFields(form: HTMLFormElement, fields: FieldMessages) {
  for (const [name, texts] of Object.entries(fields)) showField(form, name, texts.join(' '))
  const first = form.querySelector<HTMLElement>('[aria-invalid=true]')
  first?.focus({ preventScroll: true })
  for (const part of [form.querySelector('[data-send]'), first?.closest('.row-field, fieldset') ?? first])
    part?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}

/** What is wrong with one field; an empty text takes it back. */
export function showField(form: HTMLFormElement, name: string, text: string) {
  const controls = controlsOf(form, name)
  const found = form.querySelector<HTMLElement>(`#error-${CSS.escape(name)}`)
  const place = found ?? (text ? newPlace(form, name) : undefined)
  if (!place) return
  const unseen = document.createElement('span')
  unseen.className = 'unseen'
  unseen.textContent = 'Error: '
  place.replaceChildren(...(text ? [unseen, text] : []))
  place.hidden = text === ''
  for (const control of controls) {
    const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== place.id)
    control.setAttribute('aria-describedby', [...others, ...(text ? [place.id] : [])].join(' ').trim())
    if (text) control.ariaInvalid = 'true'
    else control.removeAttribute('aria-invalid')
  }
}

/** Takes back what was said at the fields; what the server wrote above the form goes too. */
export function clearProblems(form: HTMLFormElement) {
  form.querySelector('[data-error-summary]')?.remove()
  for (const place of form.querySelectorAll('[id^=error-]')) showField(form, place.id.slice(6), '')
}

/** Whether every field that is complained of stands in the form, where the visitor can fix it. */
export function hasFields(form: HTMLFormElement, fields: FieldMessages) {
  return Object.keys(fields).every((name) => controlsOf(form, name).some((control) => control.offsetParent))
}

function controlsOf(form: HTMLFormElement, name: string) {
  return [...form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)]
}

/** Where the server would have put it: below a field, and behind the legend of a group. */
function newPlace(form: HTMLFormElement, name: string) {
  const [control] = controlsOf(form, name)
  if (!control) return undefined
  const place = document.createElement('p')
  place.id = `error-${name}`
  place.className = 'error'
  const head = control.closest('fieldset')?.querySelector('legend') ?? control
  head.after(place)
  return place
}
