import { addRoute, cleanupOutdatedCaches, createHandlerBoundToURL, precache } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { second } from '#platform/time.ts'
import { isHandedOver } from '../store/is-handed-over.ts'
import { listenForNotices, type NotificationScope } from './notifications.ts'
import { takeOver, updateMark, type PrecacheEntry } from './worker-messages.ts'

/** Requests that the browser sends past the worker, without starting it. Only some browsers have this. */
type InstallEvent = {
  waitUntil(work: Promise<void>): void
  addRoutes?(route: { condition: { urlPattern: string }; source: 'network' }): Promise<void>
}

/** What a service worker finds around itself, as far as it is used here: lib.dom describes pages only. */
type Scope = NotificationScope & {
  // oxlint-disable-next-line no-underscore-dangle -- the name that workbox gives it
  readonly __WB_MANIFEST: PrecacheEntry[]
  addEventListener(name: 'message', listen: (event: MessageEvent<unknown>) => void): void
  addEventListener(name: 'install', listen: (event: InstallEvent) => void): void
  addEventListener(name: 'activate', listen: (event: { waitUntil(work: Promise<void>): void }) => void): void
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
}
declare const self: Scope

// Caches the whole portal, so that it starts without a network. It answers pages and files only: no answer of the API is cached.
// oxlint-disable-next-line no-underscore-dangle -- the name that workbox gives it
const manifest = self.__WB_MANIFEST
/** Some networks connect and never answer. */
const serverPatience = 10 * second
const shell = manifest.at(-1)?.url ?? ''

precache(manifest)
cleanupOutdatedCaches()
const answerWithShell = createHandlerBoundToURL(shell)
registerRoute(
  new NavigationRoute(
    async (options) =>
      (await caches.has(updateMark).catch(() => false))
        ? answerFromServer(options)
        : answerWithShell(options),
    // The login is a page of the server, and so is every address that is no screen of the portal.
    { allowlist: [/^\/ops(?:\/(?!login\b)[^.]*)?$/] },
  ),
)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.pathname === '/ops/login',
  answerFromServer,
)

// After the others: the page itself is among these files.
addRoute()

/** Without a connection the portal knows whether someone is signed in here. */
function answerFromServer({ request, ...options }: Parameters<typeof answerWithShell>[0]) {
  return fetch(request, { signal: AbortSignal.timeout(serverPatience) }).catch(() =>
    answerWithShell({ request, ...options }),
  )
}

// Chromium keeps a new version waiting while the worker before it answers anything, a request to the API that it lets through too.
self.addEventListener('install', (event) => {
  if (event.addRoutes)
    event.waitUntil(event.addRoutes({ condition: { urlPattern: '/api/*' }, source: 'network' }))
})

// The page that registered the first worker uses it too: its later files come without a network.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A new version waits until the person agrees: it never replaces the screen under an open form.
self.addEventListener('message', ({ data }) => {
  if (data === takeOver) void self.skipWaiting()
})

listenForNotices(self, isHandedOver)
