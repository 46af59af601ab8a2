import { Refusal } from '#platform/refusal.ts'

export function visitNotFound() {
  return new Refusal(404, 'visit-not-found', 'Visit not found.')
}
