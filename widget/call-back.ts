import { losses } from '#domain/leads/losses.ts'
import { displayPhone, normalizePhone } from '#domain/leads/phone.ts'
import { newId } from '#platform/uuid.ts'
import { element } from './element.ts'

/**
 * The contact form once more, by the same contract of `data-` attributes: its questions, words and order. The script of the
 * contact form takes it over, so draft, outbox and confirmation are the same too.
 */
export function callBackForm(companyPhone: string) {
  const form = element('form', { action: '/contact', method: 'post', noValidate: true })
  form.append(
    hidden('id', newId()),
    hidden('page', location.pathname),
    whatHappened(),
    field('name', 'Name', { autocomplete: 'name', type: 'text', maxLength: 120 }),
    field('phone', 'Phone', { autocomplete: 'tel', type: 'tel', inputMode: 'tel', maxLength: 40 }),
    sending(),
    notSent(companyPhone),
    received(),
  )
  return form
}

/** Where a page has no confirmation to lead to, the sheet itself says that the request is in, and reads the number back. */
export function confirmHere(form: HTMLFormElement, reference: string) {
  const panel = form.querySelector<HTMLElement>('[data-received]')
  const phone = String(new FormData(form).get('phone') ?? '')
  panel?.querySelector('strong')?.replaceChildren(reference)
  panel?.querySelector('a')?.replaceWith(`We’ll call ${displayPhone(normalizePhone(phone) ?? phone)}.`)
  if (panel) panel.hidden = false
  panel?.focus()
}

/** On the page about trauma nobody is asked what happened. */
function whatHappened() {
  if (location.pathname.includes('trauma')) return hidden('loss', 'trauma')
  const labels = losses.map(({ value, label }) =>
    element('label', {}, element('input', { type: 'radio', name: 'loss', value }), label),
  )
  const legend = element('legend', { textContent: 'What happened?' })
  return element('fieldset', {}, legend, element('div', { className: 'chips' }, ...labels))
}

function field(name: string, words: string, kind: Partial<HTMLInputElement>) {
  const input = element('input', { id: name, name, required: true, ...kind })
  const label = element('label', { htmlFor: name, textContent: words })
  const error = element('p', { className: 'error', id: `error-${name}`, hidden: true })
  return element('div', { className: 'row-field' }, label, input, error)
}

function sending() {
  const status = marked(element('p', { role: 'status' }), 'form-status')
  return marked(
    element('div', {}, status, element('button', { className: 'send', textContent: 'Call me back' })),
    'send',
  )
}

/** Takes the place of the button when the request could not be sent; the script fills in why, and what is saved. */
function notSent(phone: string) {
  const again = element('button', { type: 'button', className: 'again' }, element('span'))
  const call = phone ? [callLink(phone, 'Call')] : []
  const panel = element(
    'div',
    { className: 'failed', role: 'alert', tabIndex: -1, hidden: true },
    element('h3', { textContent: 'Not sent yet' }),
    marked(element('p'), 'failed-why'),
    ...call,
    marked(element('p', {}, element('span')), 'failed-saved'),
    marked(again, 'failed-again'),
  )
  return marked(panel, 'failed')
}

function received() {
  const link = element('a', { href: '/contact', textContent: 'See what to do until we call' })
  const words = element('p', {}, 'Your reference is ', element('strong'), '. ', link)
  const head = element('h3', { textContent: 'We have your request' })
  return marked(
    element('div', { className: 'in', role: 'status', tabIndex: -1, hidden: true }, head, words),
    'received',
  )
}

export function callLink(phone: string, verb: string) {
  return element('a', { className: 'call', href: `tel:${phone}` }, `${verb} ${displayPhone(phone)}`)
}

function hidden(name: string, value: string) {
  return element('input', { type: 'hidden', name, value })
}

function marked<Made extends HTMLElement>(made: Made, name: string) {
  made.setAttribute(`data-${name}`, '')
  return made
}
