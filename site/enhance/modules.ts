import { bringIntoView } from './into-view.ts'

type Module = { takeOver: (part: HTMLElement) => void }

let failures = 0

/** Fetches the module of each part that names one, when the browser has time, but soon; until then the part works plainly. */
export function enhanceParts() {
  const timeout = 2000
  for (const part of document.querySelectorAll<HTMLElement>('main [data-module]'))
    if ('requestIdleCallback' in window) requestIdleCallback(() => load(part), { timeout })
    else setTimeout(load, 0, part)
}

/** A form that is sent before its module has come waits for it: the browser's own sending ends on an error page where the network fails. */
export function holdEarlySends() {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLElement) || !form.dataset.module) return
    event.preventDefault()
    form.dataset.held = 'yes'
  })
}

/** A network that breaks a module off is asked again, under another address: some browsers remember the failure of one. */
async function load(part: HTMLElement) {
  const { module, held } = part.dataset
  if (!part.isConnected) return
  const address = `${module}#${failures}`
  const found: Module | null = await import(/* @vite-ignore */ address).catch(() => null)
  if (!found) {
    failures++
    const words = part.querySelector<HTMLElement>('[data-failed]')
    if (held && words?.hidden) {
      words.hidden = false
      bringIntoView(words)
    }
    return void setTimeout(load, 1000, part)
  }
  delete part.dataset.module
  found.takeOver(part)
  if (part.dataset.held && part instanceof HTMLFormElement) part.requestSubmit()
}
