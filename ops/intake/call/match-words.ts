import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { sources } from '#domain/jobs/facts/sources.ts'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { placeText } from '#domain/jobs/place-text.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'

type Told = Pick<JobMatch, 'loss_type' | 'facts' | 'received_at'>

const month = new Intl.DateTimeFormat('en-US', { timeZone: companyTimeZone, month: 'short', year: 'numeric' })

/** "sump pump failure, Mar 2024": what it was about and when. */
export function aboutWords(match: Told) {
  const when = month.format(new Date(match.received_at))
  const what = whatWords(match)
  return what ? `${what}, ${when}` : when
}

/** In the middle of a sentence. */
function whatWords({ facts, loss_type }: Told) {
  const source = sources.find(({ value }) => value === facts.source && value !== 'other')?.label
  const words = source ?? lossTypes.find(({ value }) => value === loss_type && value !== 'other')?.label ?? ''
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** What the row of a match does: open ones go on, earlier customers are filled in. */
export function actionWords({ is_open, number, name }: Pick<JobMatch, 'is_open' | 'number' | 'name'>) {
  return is_open ? `Continue ${number}` : name
}

/** The rest of the row. */
export function detailWords(match: Pick<JobMatch, 'is_open' | 'name'> & Told) {
  return [match.is_open && match.name, aboutWords(match), placeText(match.facts)].filter(Boolean).join(' · ')
}

/** "Mar 2024". */
export function aboutDate({ received_at }: Pick<JobMatch, 'received_at'>) {
  return month.format(new Date(received_at))
}
