import { areas } from '#domain/areas/areas.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import type { LocalNumber, NumberEntry } from '#domain/numbers/local-number.ts'
import type { LocalPurpose } from '#domain/numbers/purposes.ts'
import { goneOn, lifeMonths, numberStatus } from '#domain/numbers/number-status.ts'
import { longDay } from '#platform/text/long-day.ts'

export const purposeWords: Record<LocalPurpose, string> = {
  power: 'Power',
  gas: 'Gas leak',
  sewage: 'Sewer backup',
  water: 'Water main',
  'emergency-management': 'County emergency management',
  health: 'Health department',
}

const names = new Map(areas.map(({ slug, name, state }) => [slug, `${name}, ${state}`]))

export function placeName(slug: string) {
  return names.get(slug) ?? slug
}

type NumberStatus = Pick<LocalNumber, 'number' | 'confirmed_on' | 'confirmed_by'>

/** Whether the website shows it, and until when. */
export function statusWords(number: NumberStatus, today: string) {
  const { confirmed_on, confirmed_by } = number
  const status = numberStatus(number, today)
  if (status === 'unknown') return 'No number yet. Not shown on the website.'
  if (!confirmed_on) return 'Needs a call. Not shown on the website.'
  const who = `${confirmed_by ?? 'Someone'} confirmed it on ${longDay(confirmed_on)}.`
  if (status === 'expired')
    return `Needs another call. It was taken off the website after ${lifeMonths} months. ${who}`
  const until = `On the website until ${longDay(goneOn(confirmed_on))}.`
  return status === 'expiring' ? `Call again soon. ${until} ${who}` : `${who} ${until}`
}

const entryWords: Record<NumberEntry['what'], string> = {
  added: 'Added',
  changed: 'Changed',
  confirmed: 'Called and confirmed',
  withdrawn: 'Taken off the website',
  removed: 'Removed',
  undone: 'Last change undone',
  reminder_mailed: 'Office reminded to call again',
  expired: `Expired after ${lifeMonths} months`,
}

/** What happened, and what is different since. */
export function historyWords({ what, before, after }: NumberEntry) {
  const told = entryWords[what]
  if (!before || !after || before.number === after.number) return told
  return `${told}: ${numberWords(before.number)} to ${numberWords(after.number)}`
}

function numberWords(number: string | null) {
  return number ? displayPhone(number) : 'no number'
}
