import { lazyRouteComponent } from '@tanstack/react-router'
import { minute } from '#platform/time.ts'

/** How long the script of a screen may take before the page says that it did not load. */
export const chunkTimeoutMs = 2 * minute

/** A screen that is loaded when it is first shown. */
export function loadScreen<Module extends Record<string, unknown>, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
) {
  return lazyRouteComponent(() => loaded(load), name)
}

/**
 * Fetches a part before it is needed. A failure is not reported: whoever needs the part fetches it again. A component’s
 * own `preload` would remember the failure.
 */
export function prefetch(load: () => Promise<unknown>, onFetched = () => {}) {
  void load().then(onFetched, () => {})
}

/** What comes in a file of its own, or an error that says that it did not come. */
export function loaded<Module>(load: () => Promise<Module>) {
  return inTime(load(), chunkTimeoutMs).catch(notLoaded)
}

/** The promise, or an error once `ms` have passed. */
export function inTime<Value>(promise: Promise<Value>, ms: number) {
  return new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not loaded within ${ms} ms.`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const notLoadedText = 'This screen didn’t load.'

/** Whether it was thrown because the script did not come, and not by what the script does. */
export function isNotLoaded(error: unknown) {
  return error instanceof Error && error.message === notLoadedText
}

/** In words of its own: at those of the browser the router would reload the page, and without signal lose all of it. */
function notLoaded(cause: unknown): never {
  throw new Error(notLoadedText, { cause })
}
