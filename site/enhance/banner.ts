import { emergencyBannerScroll } from './limits.ts'
import { isPortal } from './links.ts'
import { focusPage } from './swap.ts'

const key = 'dismissed'

/**
 * The bar at the lower edge is the red emergency banner below 300 px of scroll, until it is dismissed for the rest of the
 * session. Otherwise it is the gold call bar, which steps aside while a call button is in view: one number, one button.
 */
export function watchBanner() {
  const dock = document.querySelector<HTMLElement>('[data-dock]')
  let isDismissed = false
  if (!dock) return

  update()
  // The page comes back from the browser's memory, or another is brought; the latter is told to the document alone.
  for (const type of ['scroll', 'pageshow', 'page']) addEventListener(type, update, true)
  dock.querySelector('button')?.addEventListener('click', () => {
    isDismissed = true
    // Storage throws where the visitor has forbidden it; then the banner is gone as long as this document lives.
    try {
      sessionStorage.setItem(key, '')
    } catch {}
    update()
    focusPage()
  })

  function update() {
    try {
      isDismissed ||= key in sessionStorage
    } catch {}
    const isRed = scrollY > emergencyBannerScroll && !isDismissed
    if (dock) dock.dataset.dock = isPortal(location) ? '' : isRed ? 'red' : isCallInView() ? '' : 'gold'
  }
}

function isCallInView() {
  return [...document.querySelectorAll('.call:not(.alarm)')].some((call) => {
    const { top, bottom } = call.getBoundingClientRect()
    // What is not drawn at all has both edges at the top.
    return bottom > 0 && top < innerHeight
  })
}
