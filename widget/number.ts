import { displayPhone, normalizePhone } from '#domain/leads/phone.ts'
import { phonesIn } from '#domain/leads/phones-in.ts'
import { dressOnce } from './dress.ts'
import { button, element } from './element.ts'
import type { Words } from './en.ts'
import { numberStyle } from './number-style.ts'
import { numberWords } from './number-words.ts'
import type { Language } from './words.ts'

export type Way = 'call' | 'text'

type Asking = {
  readonly words: Pick<Words, 'textMe' | 'callMe'>
  readonly language: Language
  readonly give: (given: { readonly phone: string; readonly way?: Way }) => void
  readonly back: () => void
}

/**
 * The number that someone wrote in a message; of several no one knows which is theirs.
 * @public
 */
export function numberIn(text: string): string | undefined {
  const [phone, ...others] = phonesIn(text)
  return phone && others.length === 0 ? displayPhone(phone) : undefined
}

/** Asks for a number, and nothing else. It is fetched with the panel, so that it is there without a connection. */
export function numberForm({ words, language, give, back }: Asking) {
  const own = numberWords[language]
  const label = element('label', { htmlFor: 'phone' }, own.label)
  const phone = element('input', {
    id: 'phone',
    type: 'tel',
    inputMode: 'tel',
    autocomplete: 'tel',
    maxLength: 40,
  })
  const error = element('p', { id: 'bad', className: 'wrong', role: 'alert' })
  const consent = element('p', { className: 'consent' }, own.consent)
  const send = element('button', { className: 'strong' })
  const form = element(
    'form',
    { className: 'number', noValidate: true },
    label,
    phone,
    error,
    element('div', { className: 'ways' }, button('way', back, own.back), send),
    consent,
  )
  let way: Way = 'call'
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const normal = normalizePhone(phone.value)
    if (!normal) return complain(own.bad)
    give({ phone: displayPhone(normal), way })
    phone.value = ''
  })
  return { element: form, ask }

  /** `isWished`: they wrote that they want it, and go on writing. */
  function ask(chosen: Way, known: string, isWished = false) {
    dressOnce(form.getRootNode(), numberStyle)
    way = chosen
    phone.value ||= known
    complain('')
    send.textContent = way === 'text' ? words.textMe : words.callMe
    consent.hidden = way !== 'text'
    label.textContent = isWished ? own.wished : own.label
    if (!isWished) phone.focus()
  }

  function complain(problem: string) {
    error.textContent = problem
    phone.ariaInvalid = problem ? 'true' : null
    if (problem) phone.setAttribute('aria-describedby', error.id)
    else phone.removeAttribute('aria-describedby')
    if (problem) phone.focus()
  }
}
