import type { Answers } from '#domain/receipts/receipt.ts'
import { withoutSecrets } from '../devices/without-secrets.ts'
import type { ChangedFacts } from './chat-facts.ts'

type Found = NonNullable<ChangedFacts['found']>

const whenOf: Readonly<Record<Found, NonNullable<Answers['when']>>> = {
  just_now: 'today',
  today: 'today',
  yesterday: 'this-week',
  earlier: 'longer-ago',
}

const insuranceOf = { yes: 'yes', no: 'no', unsure: 'not-sure' } as const

/** What was told in the chat, as the request for help says it. What is still running happens now, whenever it began. */
export function answersOf({
  activity,
  found,
  town,
  will_claim,
  rooms,
}: ChangedFacts): Required<Pick<Answers, 'when' | 'insurance' | 'rooms' | 'town'>> {
  return {
    when: activity === 'running' ? 'happening-now' : found ? whenOf[found] : null,
    insurance: will_claim ? insuranceOf[will_claim] : null,
    rooms: rooms ? countOf(rooms) : null,
    town: town ?? '',
  }
}

/** Of these, the ones that the changes had a part in: what staff corrected meanwhile stays. */
export function changedAnswers(facts: ChangedFacts, changes: ChangedFacts): Answers {
  const { when, insurance, rooms, town } = answersOf(facts)
  return {
    ...((changes.activity !== undefined || changes.found !== undefined) && { when }),
    ...(changes.will_claim !== undefined && { insurance }),
    ...(changes.rooms !== undefined && { rooms }),
    ...(changes.town !== undefined && { town }),
  }
}

function countOf(rooms: readonly string[]) {
  if (rooms.length === 1) return '1'
  return rooms.length <= 3 ? '2-3' : 'more'
}

/** What a request can hold of the visitor’s own words: the first ones, whole lines where they fit, without what opens the chat. */
export function messageOf(texts: readonly string[], most = 2000) {
  const lines: string[] = []
  for (const text of texts.map(withoutSecrets)) {
    if ([...lines, text].join('\n').length > most) break
    lines.push(text)
  }
  return lines.join('\n')
}
