import type { ExternalToast } from 'sonner'
import { errorToastDuration } from '#look/toast-limits.ts'
import { problemOf } from '../problem.ts'
import { watched } from './watched.ts'

export type Said = { title: string; isError: boolean } & Pick<
  ExternalToast,
  'description' | 'duration' | 'action'
>

/** What was said and is not shown yet: no screen begins with a toast, and their library comes later. */
export const toSay = watched<readonly Said[]>([])

export function notify(title: string, more: Omit<Said, 'title' | 'isError'> = {}) {
  toSay.set([...toSay.get(), { title, isError: false, ...more }])
}

export function notifyError(title: string, description?: string) {
  toSay.set([...toSay.get(), { title, isError: true, description, duration: errorToastDuration }])
}

export function notifyProblem(error: unknown) {
  notifyError(problemOf(error).detail)
}
