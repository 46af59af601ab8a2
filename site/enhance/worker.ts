import { asKept, asMissing, filesOf, isFile, isKept, isPage, mostCachedPages } from './cached-pages.ts'
import type { FetchEvent, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

/** A name for what is kept in this way; whatever an older worker kept under another is thrown away. */
const names = { pages: 'site-pages-1', files: 'site-files-1' } as const
const most = { pages: mostCachedPages, files: 60 } as const

/** Keeps public pages that were seen readable without a network. The portal and the API go past it untouched. */
self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(begin()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  if (isFile(request, self.location.origin)) event.respondWith(fileFor(event))
  else if (isPage(request, self.location.origin)) event.respondWith(pageFor(event))
})

async function begin() {
  // The network is asked while the worker still wakes up, so that it slows nothing down.
  await self.registration.navigationPreload?.enable()
  const mine: readonly string[] = Object.values(names)
  const old = (await caches.keys()).filter((name) => name.startsWith('site-') && !mine.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
  // The pages that are open came before there was a worker to keep them.
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all(open.map(({ url }) => keepOpen(addressOf(url)).catch(() => {})))
}

async function keepOpen(url: string) {
  if (isPage({ method: 'GET', url, mode: 'navigate', destination: 'document' }, self.location.origin))
    await keep(url, await fetch(url))
}

async function pageFor(event: FetchEvent) {
  const url = addressOf(event.request.url)
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (isKept(url, answer)) event.waitUntil(keep(url, answer.clone()))
    return answer
  } catch {
    return (await cachedPage(url)) ?? Response.error()
  }
}

async function keep(url: string, answer: Response) {
  if (!isKept(url, answer)) return
  const html = await answer.clone().text()
  const pages = await caches.open(names.pages)
  await pages.put(url, answer)
  await forgetOldest(pages, most.pages)

  const files = await caches.open(names.files)
  const missing = []
  for (const file of filesOf(html)) if (!(await files.match(file))) missing.push(file)
  await files.addAll(missing)
  await forgetOldest(files, most.files)
}

async function fileFor({ request }: FetchEvent) {
  return (await caches.match(request, { cacheName: names.files })) ?? fetch(request)
}

async function cachedPage(url: string) {
  const pages = await caches.open(names.pages)
  const kept = await pages.match(url, { ignoreSearch: true })
  if (kept) {
    const from = new Date(kept.headers.get('date') ?? 0)
    return answerWith(kept, asKept(await kept.text(), from), 200)
  }

  const others = []
  for (const { url } of await pages.keys()) {
    const page = await pages.match(url)
    if (page) others.push({ path: new URL(url).pathname, html: await page.clone().text(), page })
  }
  const last = others.at(-1)
  return last && answerWith(last.page, asMissing(last.html, others), 503)
}

/** With the headers it came with, its policy among them, but without those that told of its packing. */
function answerWith(kept: Response, html: string, status: number) {
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(html, { status, headers })
}

async function forgetOldest(cache: Cache, count: number) {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - count)).map((key) => cache.delete(key)))
}

function addressOf(url: string) {
  return url.replace(/#.*/s, '')
}
