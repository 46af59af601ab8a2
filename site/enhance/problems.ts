import type { FieldMessages } from '#domain/leads/lead-form.ts'

/** Says at each field what is wrong with it, and above the form a list of all, as the server does; the first gets the focus. */
export function showFields(form: HTMLFormElement, fields: FieldMessages) {
  const messages = Object.entries(fields).map(([name, texts]) => ({ name, text: texts.join(' ') }))
  for (const { name, text } of messages) showField(form, name, text)

  const heading = document.createElement('h2')
  heading.textContent =
    messages.length === 1 ? 'One thing needs another look' : `${messages.length} things need another look`
  const list = document.createElement('ul')
  list.append(...messages.map(({ name, text }) => lineTo(controlsOf(form, name)[0], text)))
  showSummary(form, heading, 'Everything you entered is still here.', list)
  form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
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

/** What concerns the whole form, read out at once. */
export function showSummary(form: HTMLFormElement, ...content: (Node | string)[]) {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]') ?? newSummary(form)
  summary.hidden = false
  summary.replaceChildren(...content)
}

export function clearProblems(form: HTMLFormElement) {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]')
  if (summary) summary.hidden = true
  for (const place of form.querySelectorAll('[id^=error-]')) showField(form, place.id.slice(6), '')
}

function controlsOf(form: HTMLFormElement, name: string) {
  return [...form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(name)}"]`)]
}

function lineTo(control: HTMLElement | undefined, text: string) {
  const line = document.createElement('li')
  if (!control?.id) {
    line.textContent = text
    return line
  }
  const link = document.createElement('a')
  link.href = `#${control.id}`
  link.textContent = text
  line.append(link)
  return line
}

/** Where the server would have put it: behind hint, label or legend, and before a box to tick. */
function newPlace(form: HTMLFormElement, name: string) {
  const [control] = controlsOf(form, name)
  if (!control) return undefined
  const place = document.createElement('p')
  place.id = `error-${name}`
  place.className = 'error'
  const head =
    form.querySelector(`#${CSS.escape(name)}-hint`) ??
    control.closest('fieldset')?.querySelector('legend') ??
    form.querySelector(`label[for="${CSS.escape(name)}"]`)
  if (head) head.after(place)
  else (control.closest('label') ?? control).before(place)
  return place
}

function newSummary(form: HTMLFormElement) {
  const summary = document.createElement('div')
  summary.className = 'summary'
  summary.role = 'alert'
  summary.toggleAttribute('data-error-summary', true)
  form.prepend(summary)
  return summary
}
