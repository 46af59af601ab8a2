/** What a service worker finds around itself: lib.dom describes pages only. */
type Waiting = Event & { waitUntil(work: Promise<unknown>): void }
export type FetchEvent = Waiting & {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
type Events = { install: Waiting; activate: Waiting; fetch: FetchEvent }

export type WorkerScope = {
  addEventListener<Name extends keyof Events>(name: Name, listen: (event: Events[Name]) => void): void
  skipWaiting(): Promise<void>
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly { url: string }[]>
  }
}
