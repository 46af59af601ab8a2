import { isNoPhoto } from '#domain/photos/no-photo.ts'
import type { Entry } from './entry.ts'
import type { EntryState } from '../store/stored-entry.ts'

/**
 * Of an entry that the server does not have yet, and may never ask for: it stays until it does or the person decides. Apart from
 * what happens to entries, because the login page and the first screen count by these and are small.
 */
export const unsentStates = ['waiting', 'sending', 'clash', 'refused', 'sent_back'] as const

const unsent: ReadonlySet<EntryState> = new Set(unsentStates)

export function isUnsent({ state }: Pick<Entry, 'state'>) {
  return unsent.has(state)
}

/** The person must decide something before it goes on, or has not read yet that the office discarded it. */
export function needsPerson(entry: Entry) {
  const { state } = entry
  if (isReplied(entry)) return false
  return state === 'clash' || state === 'sent_back' || state === 'refused' || state === 'discarded'
}

/** The person replied to what the office sent back, and the office does not know yet. */
export function isReplied({ state, reply }: Pick<Entry, 'state' | 'reply'>) {
  return state === 'refused' && reply !== ''
}

/** The server refused it, and the office knows of it and has not decided. */
export function isWithOffice({ state }: Pick<Entry, 'state'>) {
  return state === 'with_office'
}

/**
 * Whether the server surely has the bytes of a photo, though it refused to add it to the request. Who may not work on requests any
 * more is refused the upload and the request with the same code.
 */
export function isUploaded({ write, fault }: Pick<Entry, 'write' | 'fault'>) {
  const code = fault?.code ?? ''
  return write.kind === 'photo' && write.sha256 !== null && !isNoPhoto(code) && !withoutBytes.has(code)
}

const withoutBytes: ReadonlySet<string> = new Set(['photo-lost', 'not-permitted'])

/** Nobody else has it: it is not sent, or the office has no more of it than the name of a photo. */
export function isOnlyHere(entry: Entry) {
  return isUnsent(entry) || (isWithOffice(entry) && entry.write.kind === 'photo' && !isUploaded(entry))
}
