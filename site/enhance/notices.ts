import { showToasts } from './toasts.ts'
import { offerUnsent } from './unsent-notice.ts'

// Comes late, and with every page: hardly anyone has anything to be told.
showToasts()
offerUnsent()
document.addEventListener('page', offerUnsent)
