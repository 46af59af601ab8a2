import type { Desk } from './receipt.ts'
import { setText } from './receipt-head.ts'

/** Asks once whether help is no longer needed, tells the dispatcher, and keeps the page. */
export function watchCancel({ part, kept, receipt, change }: Desk) {
  const ask = part.querySelector<HTMLElement>('[data-cancel-ask]')
  const sure = part.querySelector<HTMLElement>('[data-cancel-sure]')
  const status = part.querySelector<HTMLElement>('[data-cancel-status]')

  function open(isOpen: boolean) {
    if (sure) sure.hidden = !isOpen
    if (ask) ask.hidden = isOpen
    if (isOpen) sure?.querySelector('p')?.focus()
    else ask?.focus()
  }

  ask?.addEventListener('click', () => open(true))
  part.querySelector('[data-cancel-no]')?.addEventListener('click', () => open(false))
  part.querySelector('[data-cancel-yes]')?.addEventListener('click', () => {
    open(false)
    change({ cancelled: true })
    status?.focus()
  })

  return () => {
    const isWaiting = kept().waiting['cancelled'] === true
    const isTold = Boolean(receipt()?.cancelled_at)
    if (ask && (isWaiting || isTold)) ask.hidden = true
    if (!status) return
    if (isTold)
      setText(status, 'You canceled this request, and the dispatcher knows. Changed your mind? Call us.')
    else if (isWaiting) setText(status, 'Not told yet. We’ll tell the dispatcher when you’re back online.')
  }
}
