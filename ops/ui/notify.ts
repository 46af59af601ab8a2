import { toast } from 'sonner'
import { errorToastMs } from '../session/login-errors.ts'
import { problemOf } from '../problem.ts'

export function notifyError(title: string, description?: string) {
  toast.error(title, { description, duration: errorToastMs })
}

export function notifyProblem(error: unknown) {
  notifyError(problemOf(error).detail)
}
