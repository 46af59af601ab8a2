import type { FieldMessages } from '#domain/leads/lead-form.ts'

/** Says at each field what is wrong with it, and above the form a list of all; the focus goes to the first of them. */
export function showFields(form: HTMLFormElement, fields: FieldMessages, sentence: string) {
  const list = document.createElement('ul')
  for (const [name, messages] of Object.entries(fields)) {
    const text = messages.join(' ')
    const [first] = controlsOf(form, name)
    const item = document.createElement('li')
    const link = document.createElement('a')
    if (first?.id) link.href = `#${first.id}`
    link.textContent = text
    item.append(link)
    list.append(item)
    showField(form, name, text)
  }
  showSummary(form, sentence, list)
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
}

/** What is wrong with one field; an empty text takes it back. */
export function showField(form: HTMLFormElement, name: string, text: string) {
  const controls = controlsOf(form, name)
  const place = form.querySelector<HTMLElement>(`#error-${CSS.escape(name)}`) ?? newPlace(controls[0], name)
  if (!place) return
  place.textContent = text
  place.hidden = text === ''
  for (const control of controls) {
    const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== place.id)
    control.setAttribute('aria-describedby', [...others, ...(text ? [place.id] : [])].join(' ').trim())
    if (text) control.ariaInvalid = 'true'
    else control.removeAttribute('aria-invalid')
  }
}

/** A sentence about the whole form, read out at once, and what belongs to it. */
export function showSummary(form: HTMLFormElement, sentence: string, ...more: Node[]) {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]') ?? newSummary(form)
  const words = document.createElement('p')
  words.textContent = sentence
  summary.role = 'alert'
  summary.hidden = false
  summary.replaceChildren(words, ...more)
}

export function clearProblems(form: HTMLFormElement) {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]')
  if (summary) summary.hidden = true
  for (const place of form.querySelectorAll('[id^=error-]')) showField(form, place.id.slice(6), '')
}

function controlsOf(form: HTMLFormElement, name: string) {
  return [...form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)]
}

function newPlace(control: HTMLElement | undefined, name: string) {
  if (!control) return undefined
  const place = document.createElement('p')
  place.id = `error-${name}`
  const legend = control.closest('fieldset')?.querySelector('legend')
  if (legend) legend.after(place)
  else control.before(place)
  return place
}

function newSummary(form: HTMLFormElement) {
  const summary = document.createElement('div')
  summary.toggleAttribute('data-error-summary', true)
  form.prepend(summary)
  return summary
}
