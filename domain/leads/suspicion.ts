import { day, second } from '#platform/time.ts'

/** What a request tells of how it was made. `openedAt` is null where the signature is not ours, undefined where none is asked for. */
export type Signals = { honeypot: string; openedAt: Date | null | undefined; now: Date }

export const suspicions = {
  'hidden-field': 'A field that people do not see was filled in.',
  'no-open-time': 'The form came without the time at which it was opened.',
  'too-fast': 'The form came back sooner than a person can fill it in.',
  'too-old': 'The form was opened more than a day before it was sent.',
} as const
export type Suspicion = keyof typeof suspicions

const fastest = 2 * second
const oldest = day

/** Reasons to look twice at a request. A suspicious request is set apart for a person to see, never dropped. */
export function suspect({ honeypot, openedAt, now }: Signals): Suspicion[] {
  const found: Suspicion[] = []
  if (honeypot !== '') found.push('hidden-field')
  if (openedAt === null) found.push('no-open-time')
  if (openedAt) {
    const age = now.getTime() - openedAt.getTime()
    if (age < fastest) found.push('too-fast')
    if (age > oldest) found.push('too-old')
  }
  return found
}
