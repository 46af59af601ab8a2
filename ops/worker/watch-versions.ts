type Worker = Pick<ServiceWorker, 'state' | 'addEventListener'>
type Registration<Of extends Worker> = Pick<ServiceWorkerRegistration, 'addEventListener'> & {
  readonly waiting: Of | null
  readonly installing: Of | null
}

/**
 * Offers each new version once it is downloaded, and also one whose download began before: a browser looks for a new version as it
 * opens the page, and on a slow line the portal registers its worker in the middle of that.
 */
export function watchVersions<Of extends Worker>(
  registration: Registration<Of>,
  { isReplaced, offer }: { isReplaced: () => boolean; offer: (worker: Of) => void },
) {
  function watch(installing: Of | null) {
    installing?.addEventListener('statechange', () => {
      // The first worker of a device replaces nothing.
      if (installing.state === 'installed' && isReplaced()) offer(installing)
    })
  }
  if (registration.waiting) offer(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}
