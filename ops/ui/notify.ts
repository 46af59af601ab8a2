import { toast } from 'sonner'
import { errorToastDuration } from '#look/toast-limits.ts'
import { problemOf } from '../problem.ts'

export function notifyError(title: string, description?: string) {
  toast.error(title, { description, duration: errorToastDuration })
}

export function notifyProblem(error: unknown) {
  notifyError(problemOf(error).detail)
}
