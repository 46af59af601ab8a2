import { longDay } from '#platform/text/long-day.ts'
import { button, emailPage, facts, paragraph } from '#platform/mail/email-page.ts'
import type { World } from '#platform/world.ts'
import type { Company } from '#domain/company/company.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { goneOn, lifeMonths, reminderMonths } from './number-status.ts'

type Due = { operator: string; number: string; confirmed_on: string }

/** Which numbers have to be called again, and when each leaves the website. */
export function callAgainEmail(
  due: readonly Due[],
  company: Pick<Company, 'name'>,
  { publicUrl }: Pick<World, 'publicUrl'>,
) {
  const lines = due.map(({ operator, number, confirmed_on }) => ({
    operator,
    said: `${displayPhone(number)}, confirmed on ${longDay(confirmed_on)}, comes off the website on ${longDay(goneOn(confirmed_on))}`,
  }))
  const isOne = due.length === 1
  const subject = `Call ${isOne ? '1 local number' : `${due.length} local numbers`} again`
  const why = `We confirmed ${isOne ? 'this number' : 'these numbers'} ${reminderMonths} months ago. Please call ${isOne ? 'it' : 'each one'} again and confirm it in the portal. Otherwise it comes off the website after ${lifeMonths} months.`
  const page = `${publicUrl}/ops/projects-config/numbers`
  return {
    subject,
    text: [why, ...lines.map(({ operator, said }) => `${operator}: ${said}`), page, company.name].join(
      '\n\n',
    ),
    html: emailPage({
      from: `${company.name} · Local numbers`,
      headline: subject,
      parts: [
        paragraph(why),
        button('Open Local numbers', page),
        facts(lines.map(({ operator, said }) => [operator, said] as const)),
      ],
    }),
  }
}
