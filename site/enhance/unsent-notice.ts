import { displayPhone } from '#domain/leads/phone.ts'
import { deliver } from './deliver.ts'
import { readDraft } from './draft.ts'
import { confirmationOf } from './stored-receipts.ts'
import { lineOf, linkTo, noticeOf, row } from './notice.ts'
import { clockTime } from './receipt-words.ts'
import { findWaiting, forgetUnsent, readUnsent, type Unsent } from './unsent-request.ts'
import { onWake } from './wakes.ts'

/**
 * What an earlier page could not send: goes out by itself for an hour, as the visitor was told it would. Later it is
 * offered: to send it, or to delete it.
 */
export function offerUnsent() {
  const unsent = readUnsent()
  const shown = document.querySelector('.not-sent')
  // The form that was told to keep its page open goes on by itself.
  if (document.querySelector('form[data-contact]') && readDraft()?.id === unsent?.id) return shown?.remove()
  if (!unsent || shown) return
  const { notice, wake } = noticeFor(unsent)
  document.querySelector('main')?.prepend(notice)
  if (findWaiting()) wake()
}

function noticeFor(unsent: Unsent) {
  const when = clockTime(new Date(unsent.at), new Date())
  const { phone } = unsent.fields
  const number = phone ? ` We’d call ${phone}.` : ''
  const words = lineOf(`Your request from ${when} isn’t sent yet.${number}`)
  const send = buttonNamed('Send request')
  const remove = buttonNamed('Delete request')
  const notice = noticeOf(
    'A request that is not sent yet',
    'not-sent',
    words,
    row(send, ...callLink(), remove),
  )
  send.classList.add('strong')
  let stop = () => {}

  send.addEventListener('click', async () => {
    const delivered = await trySending()
    if (delivered?.kind === 'received') return notice.querySelector('p')?.focus()
    words.textContent =
      delivered?.kind === 'fields' || (delivered && delivered.sentence)
        ? `${delivered.sentence} Please fill in the form again, or call us.`
        : 'Still not sent: we couldn’t reach our site. It stays saved on this phone. A call often still gets through.'
  })
  remove.addEventListener('click', () => {
    stop()
    forgetUnsent(unsent.id)
    notice.remove()
    document.querySelector('main')?.focus({ preventScroll: true })
  })
  return { notice, wake }

  function wake() {
    stop()
    // On another page the notice there takes over.
    if (!notice.isConnected) return
    stop = onWake(wake)
    void trySending()
  }

  async function trySending() {
    if (send.ariaDisabled === 'true') return null
    send.ariaDisabled = 'true'
    send.textContent = 'Sending…'
    const delivered = await deliver(unsent).catch(() => null)
    send.ariaDisabled = null
    send.textContent = 'Send request'
    // What was refused is not sent again by itself.
    if (delivered && (delivered.kind !== 'failed' || delivered.cause === 'refused')) stop()
    if (delivered?.kind === 'received') show(notice, delivered.reference, unsent)
    return delivered
  }
}

function show(notice: HTMLElement, reference: string, { fields }: Unsent) {
  const words = lineOf(`We have your request. Your reference is ${reference}. `)
  words.tabIndex = -1
  words.append(linkTo(confirmationOf({ reference, loss: fields['loss'] ?? '' }), 'See what happens next'))
  notice.replaceChildren(words)
}

function callLink() {
  const { phone } = document.body.dataset
  if (!phone) return []
  const link = linkTo(`tel:${phone}`, `Call ${displayPhone(phone)}`)
  link.className = 'call'
  return [link]
}

function buttonNamed(text: string) {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'button'
  button.textContent = text
  return button
}
