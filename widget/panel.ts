import { takeOverForm } from '#site/enhance/contact.ts'
import { keepDraft, readDraft } from '#site/enhance/draft.ts'
import { leaveForReceipt } from '#site/enhance/received.ts'
import { findWaiting } from '#site/enhance/unsent-request.ts'
import { callBackForm, callLink, confirmHere } from './call-back.ts'
import { element } from './element.ts'

/** What opens, and asks at `endpoint`: first whether anyone is in danger, then the phone, then the form to be called back. */
export function chatPanel(phone: string, endpoint: string) {
  const title = element('h2', { id: 'title', textContent: 'We’ll call you back', tabIndex: -1 })
  const close = element('button', { ariaLabel: 'Close', textContent: '×' })
  const emergency = element('a', { href: 'tel:911', textContent: 'Call 911 first' })
  const safety = element('p', { className: 'safety' }, 'Is anyone in danger? ', emergency, '.')
  const body = element('div', { className: 'body' }, safety)
  if (phone) body.append(callLink(phone, 'Call now'))

  const panel = element('dialog', {}, element('header', {}, title, close), body)
  panel.setAttribute('aria-labelledby', title.id)
  close.addEventListener('click', () => panel.close())
  // Only our own pages have the notice that sends what waits, and the confirmation.
  const isOurPage = Boolean(document.body.dataset['late'])
  if (!isOurPage && findWaiting()) ask()
  return {
    panel,
    /** A sheet over the page on phones, a dialog beside it elsewhere. */
    open() {
      if (matchMedia('(max-width: 40em)').matches) panel.showModal()
      else panel.show()
      title.focus()
      if (!body.querySelector('form')) ask()
    },
    /** What is stored is read back when the sheet opens again, and until then belongs to the notice of the page. */
    putAway() {
      const form = body.querySelector('form')
      if (isOurPage && form && (isIn() || readDraft() || !isFilled(form))) form.remove()
    },
    isIn,
  }

  function ask() {
    const form = callBackForm(phone)
    const waiting = findWaiting()
    if (waiting && !readDraft()) keepDraft(waiting.id, formDataOf(waiting.fields))
    body.append(form)
    takeOverForm(form, isOurPage ? leaveForReceipt : confirmHere, endpoint)
  }

  /** Whether the request of this sheet was acknowledged. */
  function isIn() {
    return body.querySelector('[data-received]:not([hidden])') !== null
  }
}

function isFilled(form: HTMLFormElement) {
  return ['loss', 'name', 'phone'].some((name) => new FormData(form).get(name))
}

function formDataOf(fields: Readonly<Record<string, string>>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}
