import { portalManifestPath } from '../portal-manifest-path.ts'
import { watched } from '../ui/watched.ts'
import { installWay, type InstallWay } from './install-way.ts'

/** Not in the types of the DOM, for not every browser has it. */
type InstallPromptEvent = Event & { prompt(): Promise<unknown> }

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent
  }
}

const offer = watched<InstallPromptEvent | null>(null)
const installedNow = watched(false)

/** Browsers offer it once for each page, long before anyone opens the profile. */
export function listenForInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.set(event)
  })
  addEventListener('appinstalled', () => installedNow.set(true))
  addManifest()
}

/** The page of the login doesn't name it: the browser would make its offer there, before the portal listens. */
function addManifest() {
  if (document.querySelector('link[rel=manifest]')) return
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: portalManifestPath }),
  )
}

export function useInstallWay(): InstallWay {
  return installWay({
    isInstalled: installedNow.use() || matchMedia('(display-mode: standalone)').matches,
    isOffered: offer.use() !== null,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })
}

/** Lets the browser ask the person. An offer can be used once, whatever they answer. */
export async function install() {
  const event = offer.get()
  offer.set(null)
  await event?.prompt()
}
