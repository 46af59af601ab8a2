import { day, second } from '#platform/time.ts'

/** What a request tells of how it was made. */
export type Signals = {
  honeypot: string
  /** Null where the signature is not ours, undefined where none is asked for. */
  openedAt: Date | null | undefined
  now: Date
  /** Whether work was done for this very request: `used` is the proof of another one, `wrong` no proof at all. */
  proof: 'none' | 'good' | 'wrong' | 'used'
  /** Whether more requests without a proof came from this address of late than people send. */
  isCrowded: boolean
}

export const suspicions = {
  'hidden-field': 'A field that people do not see was filled in.',
  'no-open-time': 'The form came without the time at which it was opened.',
  'wrong-proof': 'It came with a proof of work that is made up.',
  'used-proof': 'It came with the proof of work of another request.',
  'too-fast': 'The form came back sooner than a person can fill it in.',
  'too-old': 'The form was opened more than a day before it was sent.',
  'many-from-address': 'Many requests came from the same connection.',
} as const
export type Suspicion = keyof typeof suspicions

const fastest = 2 * second
const oldest = day

/**
 * Reasons to look twice at a request. A suspicious request is set apart for a person to see, never dropped.
 * Work that was done speaks against what is only odd: a proof takes those reasons away. It excuses no forgery, and to have
 * none is no reason: without a script, on a page without https or in an old browser there is none to be had.
 */
export function suspect(signals: Signals): Suspicion[] {
  return signals.proof === 'good'
    ? signsOfForgery(signals)
    : [...signsOfForgery(signals), ...oddities(signals)]
}

function signsOfForgery({ honeypot, openedAt, proof }: Signals) {
  const found: Suspicion[] = []
  if (honeypot !== '') found.push('hidden-field')
  if (openedAt === null) found.push('no-open-time')
  if (proof === 'wrong') found.push('wrong-proof')
  if (proof === 'used') found.push('used-proof')
  return found
}

function oddities({ openedAt, now, isCrowded }: Signals) {
  const found: Suspicion[] = []
  if (openedAt) {
    const age = now.getTime() - openedAt.getTime()
    if (age < fastest) found.push('too-fast')
    if (age > oldest) found.push('too-old')
  }
  if (isCrowded) found.push('many-from-address')
  return found
}
