import { normalizePhone } from '#domain/leads/phone.ts'
import { button, element } from './element.ts'
import type { Words } from './en.ts'
import { icon } from './icons.ts'

type Way = 'call' | 'text'
type Given = { readonly phone: string; readonly way: Way }

type Contact = {
  readonly words: Words
  readonly begin: () => void
  readonly give: (given: Given) => void
  /** The number is asked for, or no longer. */
  readonly asks: (is: boolean) => void
}

/** At any point: a number, and nothing else. */
export function contactPart({ words, begin, give, asks }: Contact) {
  const ways = element(
    'div',
    { className: 'ways' },
    button('way', () => ask('text'), icon('text'), words.textMe),
    button('way', () => ask('call'), icon('back'), words.callMe),
  )
  const label = element('label', { htmlFor: 'phone' }, words.yourNumber)
  const phone = element('input', {
    id: 'phone',
    type: 'tel',
    inputMode: 'tel',
    autocomplete: 'tel',
    maxLength: 40,
  })
  const error = element('p', { id: 'bad', className: 'wrong', role: 'alert' })
  const consent = element('p', { className: 'consent' }, words.consent)
  const send = element('button', { className: 'strong' })
  const form = element(
    'form',
    { className: 'number', hidden: true, noValidate: true },
    label,
    phone,
    error,
    element('div', { className: 'ways' }, button('way', close, words.notNow), send),
    consent,
  )
  let way: Way = 'call'
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!normalizePhone(phone.value)) return complain(words.badNumber)
    complain('')
    give({ phone: phone.value, way })
    phone.value = ''
    close()
  })
  return { element: element('div', {}, ways, form) }

  function ask(chosen: Way) {
    way = chosen
    begin()
    send.textContent = way === 'text' ? words.textMe : words.callMe
    consent.hidden = way !== 'text'
    show(true)
    phone.focus()
  }

  function close() {
    complain('')
    show(false)
    ways.querySelector<HTMLElement>(way === 'text' ? 'button' : 'button + button')?.focus()
  }

  function show(isAsking: boolean) {
    form.hidden = !isAsking
    ways.hidden = isAsking
    asks(isAsking)
  }

  function complain(problem: string) {
    error.textContent = problem
    phone.ariaInvalid = problem ? 'true' : null
    if (problem) phone.setAttribute('aria-describedby', error.id)
    else phone.removeAttribute('aria-describedby')
    if (problem) phone.focus()
  }
}
