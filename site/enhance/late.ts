import { lateLoadDelay } from './limits.ts'
import { isPortal } from './links.ts'
import { policy } from '#look/policy.ts'

declare global {
  interface Window {
    /** Made by the chat script. */
    MissionChat?: { remove(): void }
  }
}

let isLoaded = false

/**
 * Chat, notices, analytics and the keeping of pages come with the first scroll, click or touch, or after five seconds; in the portal
 * never. Where this browser keeps a request, sent or not, its notice is worth coming at once.
 */
export function loadLater() {
  for (const type of ['scroll', 'click', 'touchstart'])
    addEventListener(type, load, { once: true, passive: true, capture: true })
  setTimeout(load, lateLoadDelay)
  document.addEventListener('page', load)
  if (isAnythingKept()) load()
}

function load() {
  if (isPortal(location)) return window.MissionChat?.remove()
  if (isLoaded) return
  isLoaded = true

  const settings = document.body.dataset
  if (settings.chat) {
    const script = document.createElement('script')
    // The chat script finds the company's phone and the like on its own element.
    Object.assign(script.dataset, settings)
    script.src = policy.createScriptURL(settings.chat)
    document.head.append(script)
  }
  for (const module of settings.late?.split(' ') ?? []) void import(/* @vite-ignore */ module)
  if (settings.worker)
    // Where pages cannot be kept, as in some private windows, they are read with a network only.
    navigator.serviceWorker?.register(policy.createScriptURL(settings.worker)).catch(() => {})
}

/** Storage throws where the visitor has forbidden it. */
function isAnythingKept() {
  try {
    return localStorage.length > 0
  } catch {
    return false
  }
}
