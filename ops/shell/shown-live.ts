import type { LiveState } from '../live/live-state.ts'
import type { Contact } from '../session/contact.ts'

/** The stream of events may seem open for a while after the server went silent: calls that got no answer go before it. */
export function shownLive(stream: LiveState, { lostSince }: Pick<Contact, 'lostSince'>): LiveState {
  return lostSince === null ? stream : 'offline'
}
