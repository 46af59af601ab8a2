import { button, emailPage, facts, paragraph } from '#platform/mail/email-page.ts'
import type { World } from '#platform/world.ts'
import type { Company } from '#domain/company/company.ts'
import { localOf } from '#domain/company/local-time.ts'
import { timeWords } from '#domain/visits/visit-time.ts'
import type { ReportKind } from './report.ts'
import type { ReportForEmail } from './reports.server.ts'

const said: Readonly<Record<ReportKind, string>> = {
  too_loud: 'is too loud',
  no_power: 'has no power',
  leaking: 'is leaking',
  please_call: 'needs a call from us',
}

/** To the office: what someone chose on the page of a unit’s QR code. */
export function reportEmail(
  { what, number, maker, model, last_at }: ReportForEmail,
  company: Pick<Company, 'name'>,
  { publicUrl }: Pick<World, 'publicUrl'>,
) {
  const subject = `${number} ${said[what]}`
  const why =
    'Someone scanned the QR code on this unit and chose this. We don’t know who it was. Find out where the unit is, and call there.'
  const page = `${publicUrl}/ops/equipment`
  const told = [
    ['Unit', number],
    ['Model', `${maker} ${model}`],
    ['Reported', timeWords(localOf(last_at).slice(11))],
  ] as const
  return {
    subject,
    text: [why, ...told.map(([label, value]) => `${label}: ${value}`), page, company.name].join('\n\n'),
    html: emailPage({
      from: `${company.name} · Equipment`,
      headline: subject,
      parts: [paragraph(why), button('Open Equipment', page), facts(told)],
    }),
  }
}
