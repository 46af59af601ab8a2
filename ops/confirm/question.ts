import { useSyncExternalStore } from 'react'

let question: PromiseWithResolvers<boolean> | null = null
const watchers = new Set<() => void>()

/** Resolves with whether the person confirmed. Requests made while the dialog is open share its answer. */
export function askToConfirm(): Promise<boolean> {
  question ??= Promise.withResolvers<boolean>()
  tell()
  return question.promise
}

export function answerQuestion(isConfirmed: boolean) {
  question?.resolve(isConfirmed)
  question = null
  tell()
}

export function useIsAsked() {
  return useSyncExternalStore(watch, () => question !== null)
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

function tell() {
  for (const watcher of watchers) watcher()
}
