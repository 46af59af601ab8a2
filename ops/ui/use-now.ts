import { useSyncExternalStore } from 'react'
import { second } from '#platform/time.ts'

const tickMs = 10 * second

let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined
const watchers = new Set<() => void>()

/** The time, for whatever ticks on the screen; one clock for all of it. */
export function useNow() {
  return useSyncExternalStore(watch, () => now)
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  if (!timer) {
    timer = setInterval(tick, tickMs)
    document.addEventListener('visibilitychange', tick)
    tick()
  }
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tick)
    timer = undefined
  }
}

function tick() {
  now = new Date()
  for (const watcher of watchers) watcher()
}
