import type { CallWords } from '../../words/en-call.ts'
import type { End } from './call-bar.tsx'

type Ending = {
  end: End
  number: string | null
  /** On this device, and not with the server yet. */
  isWaiting: boolean
}

/** What happens to the job of a call that has ended. */
export function endedWords({ end, number, isWaiting }: Ending, { ended }: CallWords) {
  if (end === 'crew') return number ? ended.plan : ended.planOnceKnown
  return isWaiting && number === null ? ended.noCrewYet : ended.noCrew
}
