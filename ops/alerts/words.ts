import type { AlertRow } from '#domain/alerts/alert.ts'
import { lossWords } from '../submissions/words.ts'

/** What it is, and where. */
export function whatWords({ service, town }: Pick<AlertRow, 'service' | 'town'>) {
  return [lossWords(service), town].filter(Boolean).join(' · ')
}

/** How an alert ended. */
export function endWords({ reason, settled_by }: Pick<AlertRow, 'reason' | 'settled_by'>) {
  switch (reason) {
    case 'claimed':
      return `${settled_by?.name ?? 'Someone'} has it`
    case 'moved':
      return `${settled_by?.name ?? 'Someone'} is on it`
    case 'closed':
      return settled_by ? `Closed by ${settled_by.name}` : 'Closed'
    default:
      return 'Nobody answered'
  }
}

/** Said to who cannot see the bell. */
export function waitingWords(count: number) {
  if (count === 0) return 'No alerts'
  return count === 1 ? '1 alert waits' : `${count} alerts wait`
}

/** Why it reached this person: short, for it stands in a menu. */
export function stepWords(step: number) {
  if (step === 0) return 'You are on call'
  return step === 1 ? 'No answer so far' : 'Everyone is told'
}
