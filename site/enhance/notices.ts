import { showReceived } from './receipt-notice.ts'
import { showToasts } from './toasts.ts'
import { offerUnsent } from './unsent-notice.ts'

// Comes late where this browser keeps nothing of a request: hardly anyone has anything to be told.
showToasts()
tell()
document.addEventListener('page', tell)

function tell() {
  showReceived()
  offerUnsent()
}
