import { longDay } from '#platform/long-day.ts'
import type { World } from '#platform/world.ts'
import type { Company } from '#domain/company/company.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { goneOn } from './standing.ts'

type Due = { operator: string; number: string; confirmed_on: string }

/** Which numbers have to be called again, and when each leaves the website. */
export function callAgainLetter(
  due: readonly Due[],
  company: Pick<Company, 'name'>,
  { publicUrl }: Pick<World, 'publicUrl'>,
) {
  const lines = due.map(
    ({ operator, number, confirmed_on }) =>
      `${operator}: ${displayPhone(number)}, confirmed on ${longDay(confirmed_on)}, leaves the website on ${longDay(goneOn(confirmed_on))}`,
  )
  const count = due.length === 1 ? '1 local number' : `${due.length} local numbers`
  return {
    subject: `Please call ${count} again`,
    text: [
      `We confirmed ${due.length === 1 ? 'this number' : 'these numbers'} 11 months ago. Please call ${due.length === 1 ? 'it' : 'each one'} again and confirm it in the portal. After 12 months the website stops showing it.`,
      ...lines,
      `${publicUrl}/ops/projects-config/numbers`,
      company.name,
    ].join('\n\n'),
  }
}
