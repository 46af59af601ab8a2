import type { Parts } from './parts.ts'
import type { Waiting } from './waiting.ts'

/** Whether a number or danger is among what waits: there is room for these where there is none for anything else. */
export async function isUrgent(waiting: readonly Waiting[], { danger }: Pick<Parts, 'danger'>) {
  const { alarmIn } = await danger()
  return waiting.some(
    ({ path, body, refused }) =>
      !refused &&
      (path === 'contact' ||
        body['danger'] === 'yes' ||
        body['electricity'] === 'yes' ||
        body['activity'] === 'running' ||
        alarmIn(String(body['text'] ?? ''), 'en') !== undefined),
  )
}
