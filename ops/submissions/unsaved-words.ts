import type { Problem } from '../problem.ts'
import type { Words } from '../words/en.ts'

type Unsaved = Pick<Problem, 'status' | 'code' | 'detail'> & { isStored: boolean }

/**
 * Why a note is not saved, where its text is, and what to do. Saving again helps only while the person can still see the request,
 * and on a full device only once it has room.
 */
export function unsavedWords({ status, code, detail, isStored }: Unsaved, words: Words['request']) {
  const say = (todo: string) => `${detail} ${todo}`
  if (status === 404) return say(words.noteIsLost)
  if (!isStored) return say(words.noteIsOnScreen)
  return say(code === 'device-full' ? words.noteNeedsRoom : words.noteIsDraft)
}
