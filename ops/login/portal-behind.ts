import { handOver } from '../session/hand-over.ts'

let starting: Promise<unknown> | undefined

/**
 * Where the portal has been open in this tab, Forward changes the address back to one of its screens, and this page would stay
 * below it.
 */
addEventListener('popstate', leaveThisPage)

function leaveThisPage() {
  location.reload()
}

/** Fetches the portal while the person types, once this page is complete; nothing of it runs yet. */
export function preloadPortal() {
  const { style, script, others } = document.body.dataset
  if (!style || !script) return
  addEventListener('load', () =>
    setTimeout(() => {
      link({ rel: 'preload', as: 'style', href: style })
      for (const href of [script, ...(others?.split(' ') ?? [])]) link({ rel: 'modulepreload', href })
    }),
  )
}

/** Gets the portal ready while the server checks the login. It draws nothing until someone is handed over. */
export function startPortal() {
  const { style, script } = document.body.dataset
  if (!style || !script) return
  starting ??= Promise.all([styled(style), import(/* @vite-ignore */ script)])
  // What became of it is asked when the portal is to open.
  starting.catch(() => {})
}

/** The portal takes this page's place, at another address; where its files did not come the browser goes there. */
export async function openPortal(path: string, signedIn: { user: unknown; remember: boolean }) {
  if (!starting) return location.assign(path)
  removeEventListener('popstate', leaveThisPage)
  history.pushState(null, '', path)
  handOver(signedIn)
  await starting.catch(() => location.reload())
}

function styled(href: string) {
  return new Promise((resolve, reject) => {
    const sheet = link({ rel: 'stylesheet', href })
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', reject)
  })
}

function link(attributes: { rel: string; href: string; as?: string }) {
  const element = Object.assign(document.createElement('link'), attributes)
  document.head.append(element)
  return element
}
