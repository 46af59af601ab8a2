import type { Cause } from './outbox.ts'

type Failure = { readonly cause: Cause; readonly sentence: string; readonly isOnline: boolean }

/** What is said beside the button when a request could not be sent. */
export function whyNotSent({ cause, sentence, isOnline }: Failure) {
  if (cause === 'refused') return sentence
  if (cause === 'offline' && !isOnline) return 'You’re offline. A call often still gets through.'
  // The fetch failed although the phone believes in its network: only that is known.
  if (cause === 'offline') return 'The connection failed. A call often still gets through.'
  return 'Our site isn’t answering. A call gets through right away.'
}

/** What became of what was typed. `isStored`: it lies in this browser; never said where it does not. */
export function whatIsSaved({ cause, isStored }: { cause: Cause; isStored: boolean }) {
  if (!isStored) return { strong: 'Keep this page open:', rest: ' it can’t be saved on this phone.' }
  if (cause === 'refused') return { strong: 'Nothing is lost.', rest: ' Everything you typed is still here.' }
  const when = cause === 'offline' ? 'when you’re back online' : 'as soon as it can'
  return {
    strong: 'Nothing is lost.',
    rest: ` Your request is saved on this phone and goes out by itself ${when}. Keep this page open.`,
  }
}
