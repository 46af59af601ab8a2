import { useSyncExternalStore } from 'react'
import { hour, second } from '#platform/time.ts'
import { policy } from '#look/policy.ts'
import { watchVersions } from './watch-versions.ts'
import { takeOver, updateMark } from './worker-messages.ts'

/** The address that people are told is /ops, without a slash. */
const scope = '/ops'
const patience = 3 * second
let waiting: ServiceWorker | null = null
let isRegistered = false
const watchers = new Set<() => void>()

/** Caches the portal on this device, so that it starts without a network from now on. Asks for a new version every hour. */
export async function registerWorker() {
  // A browser without workers, or on plain http, always loads the portal from the server.
  if (isRegistered || !('serviceWorker' in navigator)) return
  isRegistered = true
  const registration = await navigator.serviceWorker.register(policy.createScriptURL('/ops/sw.js'), {
    scope,
  })
  const isReplaced = () => navigator.serviceWorker.controller !== null
  // The person agreed to it before this page was loaded.
  const agreed = registration.waiting && (await caches.has(updateMark)) ? registration.waiting : null
  if (agreed) letTakeOver(agreed)
  // By the page, and not as the new one begins: the one before may be answering the load for which it is meant.
  else await caches.delete(updateMark)
  watchVersions(registration, { isReplaced, offer: (worker) => worker === agreed || offer(worker) })
  setInterval(() => void registration.update().catch(() => {}), hour)
}

/** Whether this device has all files of the portal, so that it starts without a network. */
export async function isPortalStored(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const registration = await navigator.serviceWorker.getRegistration(scope)
  return Boolean(registration?.active)
}

/** Starts the new version that was downloaded, or null where this is the newest. The page loads again: no form may be open. */
export function useNewVersion() {
  const isThere = useSyncExternalStore(watch, () => waiting !== null)
  return isThere ? () => void start() : null
}

async function start() {
  const load = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', load, { once: true })
  await caches.open(updateMark)
  if (waiting) letTakeOver(waiting)
  setTimeout(load, patience)
}

function letTakeOver(worker: ServiceWorker) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers take no origin
  worker.postMessage(takeOver)
}

function offer(worker: ServiceWorker) {
  waiting = worker
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
