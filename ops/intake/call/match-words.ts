import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { sources } from '#domain/jobs/facts/sources.ts'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { placeText } from '#domain/jobs/place-text.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'

import type { CallWords } from '../../words/en-call.ts'

type Told = Pick<JobMatch, 'loss_type' | 'facts' | 'received_at'>

const month = { timeZone: companyTimeZone, month: 'short', year: 'numeric' } as const

/** "sump pump failure, Mar 2024": what it was about and when. */
export function aboutWords(match: Told, words: CallWords) {
  const when = aboutDate(match, words)
  const what = whatWords(match, words)
  return what ? `${what}, ${when}` : when
}

/** In the middle of a sentence. */
function whatWords({ facts, loss_type }: Told, { facts: words }: CallWords) {
  const source = sources.find(({ value }) => value === facts.source && value !== 'other')
  const loss = lossTypes.find(({ value }) => value === loss_type && value !== 'other')
  const what = source ? words.choice('source', source) : loss ? words.choice('loss_type', loss) : ''
  return what.charAt(0).toLowerCase() + what.slice(1)
}

/** What the row of a match begins with: whose it is, or who called about it under another number. */
export function matchName(
  { name, caller, number }: Pick<JobMatch, 'name' | 'caller' | 'number'>,
  { matches }: CallWords,
) {
  return caller ? matches.calledAbout(caller.name, number) : matches.name(name)
}

/** The rest of the row: open ones go on, earlier customers are filled in. */
export function detailWords(
  match: Pick<JobMatch, 'is_open' | 'number' | 'name' | 'caller'> & Told,
  words: CallWords,
) {
  const { goOn, name } = words.matches
  return [
    match.is_open && goOn(match.number),
    match.caller && name(match.name),
    aboutWords(match, words),
    placeText(match.facts),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** "Mar 2024". */
export function aboutDate(
  { received_at }: Pick<JobMatch, 'received_at'>,
  { locale }: Pick<CallWords, 'locale'>,
) {
  return new Date(received_at).toLocaleDateString(locale, month)
}
