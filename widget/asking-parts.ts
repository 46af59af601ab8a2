import type { alarmPart } from './alarm-part.ts'
import type { Conversation } from './conversation.ts'
import { dangerPart } from './danger-question.ts'
import type { Words } from './en.ts'
import { questionPart } from './question-part.ts'

type Asking = {
  readonly conversation: Conversation
  readonly words: Words
  readonly isTrauma: boolean
  readonly alarm: Pick<ReturnType<typeof alarmPart>, 'show' | 'check'>
  readonly redraw: () => void
}

/** In which one more room may be chosen before the rooms are sent. */
const choosingPause = 1200

/** The question about danger and those after it. On pages about trauma no one is asked for details. */
export function askingParts({ conversation, words, isTrauma, alarm, redraw }: Asking) {
  const danger = dangerPart({
    words,
    isTrauma,
    answer(value) {
      conversation.add('facts', { danger: value })
      if (value === 'yes') alarm.show({ title: words.alarm, line: words.dangerLine })
    },
  })
  const question = questionPart({
    words,
    isTrauma,
    redraw,
    tell(fact, value, isMore) {
      conversation.add('facts', { [fact]: value }, isMore ? choosingPause : 0)
      if (fact === 'electricity' && value === 'yes') void alarm.check(null)
    },
    skip(fact) {
      const skipped = conversation.state().kept?.skipped ?? []
      conversation.change({ skipped: [...skipped, fact] })
      conversation.add('facts', { skipped: { fact } })
    },
  })
  return { danger, question }
}
