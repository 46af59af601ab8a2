import { pageTimeout, spinnerDelay } from './limits.ts'
import { isOtherPage, pageOf } from './links.ts'
import { policy } from '#look/policy.ts'

const headParts =
  'meta[name]:not([name=viewport]),meta[property],link[rel=canonical],script[type="application/ld+json"],style[data-kind]'

let shown = pageOf(location)
let loading: AbortController | undefined
let timers: ReturnType<typeof setTimeout>[] = []

/** Brings public pages without a reload; whatever goes wrong becomes an ordinary navigation. */
export function swapPages() {
  // The browser would put the old page where the new one was left, a moment before the new one arrives.
  history.scrollRestoration = 'manual'
  document.addEventListener('click', follow)
  addEventListener('popstate', () => {
    if (pageOf(location) !== shown) return void bring(new URL(location.href), false)
    stop()
    scrollToPlace()
  })
  // Otherwise a page kept in the browser's memory would go on loading, or spinning, when it comes back.
  addEventListener('pagehide', stop)
}

/** Moves the focus to the page, whose name is its title: that is what a screen reader says. */
export function focusPage() {
  const main = document.querySelector('main')
  if (!main) return
  main.ariaLabel = document.title
  main.focus({ preventScroll: true })
}

function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button) return
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  // A link in the chat stands in a tree of its own.
  const [target] = event.composedPath()
  const link = target instanceof Element && target.closest('a[href]:not([target],[download])')
  if (!link) return

  // Links of a map are SVG, and their href is no string.
  const to = new URL(link.getAttribute('href') ?? '', location.href)
  // A search changes the address of the page that is shown.
  if (!isOtherPage(to, location)) return void (shown = pageOf(location))
  event.preventDefault()
  void bring(to, true)
}

async function bring(to: URL, isNew: boolean) {
  stop()
  const request = (loading = new AbortController())
  timers = [setTimeout(spin, spinnerDelay, true), setTimeout(() => request.abort(), pageTimeout)]
  try {
    const answer = await fetch(to, { signal: request.signal })
    const next = new DOMParser().parseFromString(policy.createHTML(await answer.text()), 'text/html')
    if (loading !== request) return
    if (!answer.ok || !isOurs(next)) throw answer

    const address = new URL(to.hash, answer.url).href
    if (isNew && address !== location.href) history.pushState(null, '', address)
    show(next)
  } catch {
    if (loading !== request) return
    // Whoever has something on the page that must not be lost may keep the browser's own error away.
    if (!document.dispatchEvent(new Event('unreached', { cancelable: true }))) return stop()
    if (isNew) location.assign(to)
    else location.reload()
  }
}

/** A page of this site in this version: one with other styles could not bring them past the CSP. */
function isOurs(next: Document) {
  const styles = next.querySelector('style:not([data-kind])')?.textContent
  return next.querySelector('main') && styles && document.head.textContent?.includes(styles)
}

function show(next: Document) {
  stop()
  shown = pageOf(location)
  document.title = next.title
  for (const part of ['[data-nav]', 'main'])
    document.querySelector(part)?.replaceWith(...next.querySelectorAll(part))
  for (const old of document.head.querySelectorAll(headParts)) old.remove()
  document.head.append(...next.head.querySelectorAll(headParts))
  focusPage()
  scrollToPlace()
  document.dispatchEvent(new Event('page'))
}

function scrollToPlace() {
  const place = location.hash && document.getElementById(location.hash.slice(1))
  const behavior = 'instant'
  if (place) place.scrollIntoView({ behavior })
  else scrollTo({ top: 0, behavior })
}

function stop() {
  loading?.abort()
  loading = undefined
  for (const timer of timers) clearTimeout(timer)
  spin(false)
}

function spin(on: boolean) {
  document.querySelector('[data-spinner]')?.toggleAttribute('hidden', !on)
}
