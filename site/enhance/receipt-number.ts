import { missingFields } from '#domain/leads/lead-form.ts'
import { displayPhone, normalizePhone } from '#domain/leads/phone.ts'
import type { Desk } from './receipt.ts'
import { setText } from './receipt-head.ts'

/** The number read back, and corrected in place. */
export function watchNumber({ part, kept, refusal, change }: Desk) {
  const shown = part.querySelector<HTMLElement>('[data-number-shown]')
  const phone = part.querySelector<HTMLElement>('[data-phone]')
  const form = part.querySelector<HTMLFormElement>('[data-number-form]')
  const input = form?.querySelector('input')
  const error = form?.querySelector<HTMLElement>('.error')
  const status = part.querySelector('[data-number-status]')
  let saved = ''

  function open(isOpen: boolean) {
    if (form) form.hidden = !isOpen
    if (shown) shown.hidden = isOpen
    if (isOpen) input?.select()
    else phone?.focus()
  }

  function complain(sentence: string) {
    if (!input || !error) return
    error.hidden = sentence === ''
    error.textContent = sentence
    input.ariaInvalid = sentence ? 'true' : null
    if (sentence) input.setAttribute('aria-describedby', error.id)
    else input.removeAttribute('aria-describedby')
  }

  part.querySelector('[data-fix]')?.addEventListener('click', () => {
    complain('')
    if (input) input.value = displayPhone(kept().phone)
    open(true)
  })
  part.querySelector('[data-number-back]')?.addEventListener('click', () => open(false))
  form?.addEventListener('submit', (event) => {
    event.preventDefault()
    const typed = input?.value ?? ''
    const [sentence] = missingFields({ name: '-', phone: typed })['phone'] ?? []
    complain(sentence ?? '')
    if (sentence) return input?.focus()
    saved = normalizePhone(typed) ?? ''
    change({ phone: saved })
    open(false)
  })

  return () => {
    const { waiting, phone: last } = kept()
    const isWaiting = typeof waiting['phone'] === 'string'
    const now = typeof waiting['phone'] === 'string' ? waiting['phone'] : last
    if (phone) setText(phone, displayPhone(normalizePhone(now) ?? now))
    if (!status) return
    // Also what an earlier visit to the page could not save is told once it is.
    if (isWaiting) saved = now
    if (isWaiting) setText(status, 'Not saved yet. We’ll save the new number when you’re back online.')
    else if (saved) setText(status, saved === last ? 'Saved. We’ll call this number.' : refusal())
  }
}
