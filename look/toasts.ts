import { errorToastDuration, swipeDistance, toastDuration, visibleToasts } from './toast-limits.ts'

/** What `new CustomEvent('toast', { detail })`, sent to the document, says. */
type Toast = { text: string; error?: boolean }

declare global {
  interface DocumentEventMap {
    toast: CustomEvent<Toast>
  }
}

// The pages that show toasts do not carry these rules: hardly anyone ever sees one.
const style = new CSSStyleSheet()
style.replaceSync(`
.toasts{position:fixed;z-index:9;top:16px;right:16px;width:min(360px,100vw - 32px)}
.toasts li{display:flex;justify-content:space-between;gap:12px;margin-bottom:8px;padding:8px 4px 8px 16px;
border-left:4px solid var(--gold);border-radius:var(--radius);background:var(--ink);box-shadow:0 6px 24px #0005;
color:var(--on-ink);touch-action:pan-y}
.toasts [data-error]{border-color:var(--signal-on-ink)}.toasts p{align-self:center}
.toasts button{flex:none;width:44px;height:44px;border:0;background:none;color:inherit;font-size:1.5rem;cursor:pointer}`)

/** Notices at the top right; the oldest makes room for a fourth. */
export function showToasts() {
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style]
  const list = document.querySelector('[data-toasts]')
  document.addEventListener('toast', ({ detail }) => {
    list?.append(toastItem(detail))
    list?.children[list.childElementCount - visibleToasts - 1]?.remove()
  })
}

function toastItem({ text, error = false }: Toast) {
  const item = document.createElement('li')
  const words = document.createElement('p')
  const close = document.createElement('button')
  item.toggleAttribute('data-error', error)
  words.role = error ? 'alert' : 'status'
  close.ariaLabel = 'Dismiss'
  close.textContent = '×'
  close.addEventListener('click', () => item.remove())
  item.append(words, close)
  // A status region is read only when its words come after it.
  requestAnimationFrame(() => (words.textContent = text))
  dismissInTime(item, error ? errorToastDuration : toastDuration)
  dismissBySwipe(item)
  return item
}

function dismissInTime(item: HTMLElement, duration: number) {
  let timer: ReturnType<typeof setTimeout>
  const hold = () => clearTimeout(timer)
  const start = () => {
    hold()
    timer = setTimeout(() => item.remove(), duration)
  }
  for (const type of ['mouseenter', 'focusin']) item.addEventListener(type, hold)
  for (const type of ['mouseleave', 'focusout']) item.addEventListener(type, start)
  start()
}

/** The style sheet leaves sideways moves to us (`touch-action: pan-y`), or the browser would scroll with them. */
function dismissBySwipe(item: HTMLElement) {
  let start = 0
  item.addEventListener('pointerdown', ({ clientX }) => (start = clientX))
  item.addEventListener('pointermove', ({ clientX, buttons }) => {
    const way = buttons && clientX - start
    item.style.translate = `${way}px`
    if (Math.abs(way) > swipeDistance) item.remove()
  })
  for (const type of ['pointerup', 'pointerleave'])
    item.addEventListener(type, () => (item.style.translate = ''))
}
