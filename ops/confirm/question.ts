import { watched } from '../ui/watched.ts'

const question = watched<PromiseWithResolvers<boolean> | null>(null)

/** Resolves with whether the person confirmed. Requests made while the dialog is open share its answer. */
export function askToConfirm(): Promise<boolean> {
  const asked = question.get() ?? Promise.withResolvers<boolean>()
  question.set(asked)
  return asked.promise
}

export function answerQuestion(isConfirmed: boolean) {
  question.get()?.resolve(isConfirmed)
  question.set(null)
}

export function useIsAsked() {
  return question.usePart((asked) => asked !== null)
}
