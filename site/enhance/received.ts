import { confirmationOf } from './stored-receipts.ts'
import { onWake } from './wakes.ts'

/**
 * Says at once that the request is in, under which reference, and goes on to the confirmation. Where that page cannot be had now,
 * this stays, and it is asked for again.
 */
export function leaveForReceipt(form: HTMLFormElement, reference: string, loss: string) {
  const panel = form.querySelector<HTMLElement>('[data-received]')
  const link = panel?.querySelector('a')
  const name = panel?.querySelector('strong')
  if (!panel || !link || !name) return
  name.textContent = reference
  link.href = confirmationOf({ reference, loss })
  panel.hidden = false
  panel.focus()

  const stop = onWake(() => {
    if (panel.isConnected) link.click()
    else stop()
  })
  document.addEventListener('unreached', stay)
  document.addEventListener('page', () => document.removeEventListener('unreached', stay), { once: true })
  // A link of the page, so that it is swapped like any other.
  link.click()

  function stay(event: Event) {
    if (panel?.isConnected) event.preventDefault()
  }
}
