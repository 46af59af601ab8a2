import { displayPhone } from '#domain/leads/phone.ts'
import { callBackForm } from './call-back.ts'
import { element } from './element.ts'

/** What opens: first whether anyone is in danger, then the phone, then the form to be called back. */
export function chatPanel(phone: string) {
  const title = element('h2', { id: 'title', textContent: "We'll call you back", tabIndex: -1 })
  const close = element('button', { ariaLabel: 'Close', textContent: '×' })
  const emergency = element('a', { href: 'tel:911', textContent: 'Call 911 first' })
  const safety = element('p', { className: 'safety' }, 'Is anyone in danger? ', emergency, '.')
  const body = element('div', { className: 'body' }, safety)
  if (phone)
    body.append(element('a', { className: 'call', href: `tel:${phone}` }, `Call now ${displayPhone(phone)}`))

  const panel = element('dialog', {}, element('header', {}, title, close), body)
  panel.setAttribute('aria-labelledby', title.id)
  close.addEventListener('click', () => panel.close())
  return {
    panel,
    /** A sheet over the page on phones, a dialog beside it elsewhere. */
    open() {
      if (!body.querySelector('form, .reference')) body.append(callBackForm(phone))
      if (matchMedia('(max-width: 40em)').matches) panel.showModal()
      else panel.show()
      title.focus()
    },
  }
}
