import { longDay } from '#platform/text/long-day.ts'
import { emailPage, link, paragraph } from '#platform/mail/email-page.ts'
import type { World } from '#platform/world.ts'
import type { Company } from '#domain/company/company.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { expiryState, warningDays } from './expiry.ts'
import { kindOf } from './certification-kinds.ts'

type Expiring = { name: string; employee_id: string; code: string; expires_on: string }

/** Whose certifications expire, and when: a line for each, with the way to the person. */
export function expiringEmail(
  expiring: readonly Expiring[],
  company: Pick<Company, 'name'>,
  { publicUrl, now }: Pick<World, 'publicUrl' | 'now'>,
) {
  const today = companyDay(now())
  const lines = expiring.map(({ name, code, expires_on, employee_id }) => {
    const verb = expiryState(expires_on, today) === 'expired' ? 'expired' : 'expires'
    const what = kindOf(code)?.title ?? code
    return {
      said: `${name}: ${what} ${verb} on ${longDay(expires_on)}`,
      page: `${publicUrl}/ops/employees/${employee_id}`,
    }
  })
  const isOne = expiring.length === 1
  const subject = `${isOne ? '1 certification' : `${expiring.length} certifications`} to renew`
  const why = `${isOne ? 'This certification has' : 'These certifications have'} expired or will expire within ${warningDays} days.`
  return {
    subject,
    text: [why, ...lines.map(({ said, page }) => `${said}\n${page}`), company.name].join('\n\n'),
    html: emailPage({
      from: `${company.name} · People`,
      headline: subject,
      parts: [paragraph(why), ...lines.map(({ said, page }) => link(said, page))],
    }),
  }
}
