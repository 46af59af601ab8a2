import { showReceived } from './receipt-notice.ts'
import { showToasts } from '#look/toasts.ts'
import { offerUnsent } from './unsent-notice.ts'

// Comes late where this browser keeps nothing of a request: hardly anyone has anything to be told.
showToasts()
tell()
document.addEventListener('page', tell)

// In place of a page that could not be loaded: the page itself, as soon as it can be. The connection may be back already.
addEventListener('online', openMissing)
openMissing()

function openMissing() {
  if (document.querySelector('[data-missing]'))
    fetch('', { method: 'HEAD' })
      .then(() => location.reload())
      .catch(() => {})
}

function tell() {
  showReceived()
  offerUnsent()
}
