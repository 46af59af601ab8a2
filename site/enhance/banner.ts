import { emergencyBannerScroll } from './limits.ts'
import { isPortal } from './links.ts'
import { focusPage } from './swap.ts'

const key = 'emergency-dismissed'

/** The emergency banner: there below 300 px of scroll, until it is dismissed for the rest of the session. */
export function watchBanner() {
  const banner = document.querySelector<HTMLElement>('[data-emergency]')
  if (!banner) return

  const update = () => {
    banner.hidden = scrollY <= emergencyBannerScroll || isPortal(location) || wasDismissed()
  }
  addEventListener('scroll', update, { passive: true })
  // Fires at first, and again when the page comes back from the browser's memory.
  addEventListener('pageshow', update)
  banner.querySelector('[data-emergency-dismiss]')?.addEventListener('click', () => {
    banner.remove()
    focusPage()
    rememberDismissal()
  })
}

// Storage throws where the visitor has forbidden it; then the banner is gone as long as this document lives.
function wasDismissed() {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}

function rememberDismissal() {
  try {
    sessionStorage.setItem(key, '')
  } catch {}
}
