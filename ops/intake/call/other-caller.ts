import { JobFacts } from '#domain/jobs/facts/facts.ts'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { CallWords } from '../../words/en-call.ts'
import type { Draft } from './draft.ts'
import { factsOf } from './facts-of.ts'

/**
 * The call of someone else about a job: its customer stays who they are. Who called stands in the note, and their number is the
 * second one of the job where it has none.
 */
export function asOtherCaller(call: Draft, match: JobMatch, { matches }: CallWords): Draft {
  const { name, phone, call_note: note } = factsOf(call).facts
  const line = [name, phone && displayPhone(phone)].filter(Boolean).join(', ')
  const { name: _name, phone: _phone, ...typed } = call.typed
  const { name: _said, phone: _told, ...chosen } = call.chosen
  return {
    ...call,
    chosen: JobFacts.parse(chosen),
    typed: {
      ...typed,
      ...(line && { call_note: [note, matches.alsoCalled(line)].filter(Boolean).join('\n') }),
      ...(phone && isFree(match, phone) && { phone2: displayPhone(phone) }),
    },
  }
}

function isFree({ facts, phone }: JobMatch, number: string) {
  return facts.phone2 === undefined && phone !== number
}
