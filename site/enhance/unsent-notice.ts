import { deliver } from './deliver.ts'
import { readDraft } from './draft.ts'
import { clockTime } from './receipt-words.ts'
import { forgetUnsent, readUnsent, type Unsent } from './unsent-request.ts'

// The pages of the site do not carry these rules: hardly anyone ever sees the notice.
const style = new CSSStyleSheet()
style.replaceSync(`
.not-sent{padding:16px clamp(20px,4.2vw,48px) 20px;border-bottom:4px solid var(--signal);background:var(--signal-wash)}
.not-sent p:first-child{font-weight:650}.not-sent div{display:flex;flex-wrap:wrap;gap:10px;margin-top:12px}
.not-sent .button{flex:1 1 8rem;max-width:20rem;letter-spacing:0}`)
document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]

/** Offers a request that an earlier page could not send: to send it now, or to delete it. */
export function offerUnsent() {
  const unsent = readUnsent()
  // The form that was told to keep its page open goes on by itself.
  const isInForm = document.querySelector('form[data-contact]') && readDraft()?.id === unsent?.id
  if (!unsent || isInForm || document.querySelector('.not-sent')) return
  document.querySelector('main')?.prepend(noticeOf(unsent))
}

function noticeOf(unsent: Unsent) {
  const notice = document.createElement('section')
  notice.className = 'not-sent'
  notice.ariaLabel = 'A request that is not sent yet'
  const words = document.createElement('p')
  words.role = 'status'
  words.textContent = `Your request from ${clockTime(new Date(unsent.at), new Date())} isn’t sent yet.`
  const send = buttonNamed('Send request')
  const remove = buttonNamed('Delete request')
  const buttons = document.createElement('div')
  buttons.append(send, remove)
  notice.append(words, buttons)
  send.classList.add('strong')

  send.addEventListener('click', async () => {
    if (send.ariaDisabled === 'true') return
    send.ariaDisabled = 'true'
    send.textContent = 'Sending…'
    const delivered = await deliver(unsent).catch(() => null)
    send.ariaDisabled = null
    send.textContent = 'Send request'
    if (delivered?.kind === 'received') return show(notice, delivered.reference, unsent)
    words.textContent =
      delivered?.kind === 'fields' || (delivered && delivered.sentence)
        ? `${delivered.sentence} Please fill in the form again, or call us.`
        : 'Still not sent: we couldn’t reach our site. It stays saved on this phone. A call often still gets through.'
  })
  remove.addEventListener('click', () => {
    forgetUnsent(unsent.id)
    notice.remove()
    document.querySelector('main')?.focus({ preventScroll: true })
  })
  return notice
}

function show(notice: HTMLElement, reference: string, { fields }: Unsent) {
  const words = document.createElement('p')
  const link = document.createElement('a')
  link.href = `/contact?${new URLSearchParams({ received: reference, loss: fields['loss'] || 'other' })}`
  link.textContent = 'See what happens next'
  words.role = 'status'
  words.tabIndex = -1
  words.append(`We have your request. Your reference is ${reference}. `, link)
  notice.replaceChildren(words)
  words.focus()
}

function buttonNamed(text: string) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = text
  return button
}
