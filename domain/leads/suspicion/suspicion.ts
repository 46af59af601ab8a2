import { day, second } from '#platform/time.ts'

/** What a request tells of how it was made. */
export type Signals = {
  honeypot: string
  /** Null where the signature is not ours, undefined where none is asked for. */
  openedAt: Date | null | undefined
  now: Date
  /** Whether work was done for this very request: `used` is the proof of another one, `wrong` no proof at all. */
  proof: 'none' | 'good' | 'wrong' | 'used'
  /** Whether the browser says that another website sent the form. */
  isCrossSite: boolean
}

/** No person who uses our form leaves one of these. */
const forgeries = {
  'hidden-field': 'A hidden form field was filled in.',
  'no-open-time': 'The form was missing the time it was opened.',
  'wrong-proof': 'Its proof of work is forged.',
  'used-proof': 'Its proof of work belongs to another request.',
  'cross-site': 'It was sent from another website, not our form.',
} as const

const oddities = {
  'too-fast': 'The form was sent faster than a person can fill it in.',
  'too-old': 'The form was open for a very long time before it was sent.',
  'many-from-address': 'Many requests came from the same connection.',
} as const

export type Suspicion = keyof typeof forgeries | keyof typeof oddities

/** Where the browser fills in name and number, three taps are a person's whole work. */
const fastest = second
/** People come back to a tab after days, and what waited on a phone without signal goes out late. */
const oldest = 30 * day

/**
 * Reasons to look twice at a request. Work that was done speaks against what is only odd: a proof takes those reasons away.
 * It excuses no forgery, and to have none is no reason: without a script, on a page without https or in an old browser there
 * is none to be had. `isCrowded` counts the requests of the address. It is asked only where a person may have sent this one:
 * else a program that shares the address would use up what people may send.
 */
export async function suspect(signals: Signals, isCrowded: () => Promise<boolean>): Promise<Suspicion[]> {
  const found = signsOfForgery(signals)
  if (signals.proof === 'good') return found
  found.push(...oddTimes(signals))
  if (!isForged(found) && (await isCrowded())) found.push('many-from-address')
  return found
}

/** Such a request is quarantined for a person to see, never dropped. One that is only odd raises alerts like any other. */
export function isForged(reasons: readonly string[]) {
  return reasons.some((reason) => Object.hasOwn(forgeries, reason))
}

function signsOfForgery({ honeypot, openedAt, proof, isCrossSite }: Signals) {
  const found: Suspicion[] = []
  if (honeypot !== '') found.push('hidden-field')
  if (openedAt === null) found.push('no-open-time')
  if (proof === 'wrong') found.push('wrong-proof')
  if (proof === 'used') found.push('used-proof')
  if (isCrossSite) found.push('cross-site')
  return found
}

function oddTimes({ openedAt, now }: Signals) {
  const found: Suspicion[] = []
  if (!openedAt) return found
  const age = now.getTime() - openedAt.getTime()
  if (age < fastest) found.push('too-fast')
  if (age > oldest) found.push('too-old')
  return found
}

/** What looks wrong with a request, in a sentence. */
export function suspicionWords(reason: string) {
  return Object.entries({ ...forgeries, ...oddities }).find(([name]) => name === reason)?.[1] ?? reason
}
