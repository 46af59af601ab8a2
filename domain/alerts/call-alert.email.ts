import { button, emailPage, facts, link, paragraph } from '#platform/mail/email-page.ts'
import { localOf } from '#domain/company/local-time.ts'
import type { Company } from '#domain/company/company.ts'
import type { CallForEmail } from '#domain/leads/office-calls/office-call-views.server.ts'
import { nameWithin } from '#domain/leads/name-words.ts'
import { officeReasonWords } from '#domain/leads/visit-steps/visit-step-words.ts'
import { isLate } from '#domain/sync/sync.ts'
import { timeWords } from '#domain/visits/visit-time.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { callWords } from './call-words.ts'

/** To one person: someone in the field needs the office, and whoever takes the call first has it. */
export function callEmail(call: CallForEmail, company: Company, publicUrl: string) {
  return emailOf(call, company, {
    publicUrl,
    subject: subjectOf(call),
    why: 'No one has taken this call yet. Take it in the portal, then call back.',
  })
}

/** To the office and the owner: everyone was told several times, and no one took the call. */
export function stillWaitingEmail(call: CallForEmail, company: Company, publicUrl: string) {
  return emailOf(call, company, {
    publicUrl,
    subject: `STILL WAITING: ${subjectOf(call)}`,
    why: 'We’ve alerted everyone who can take this call several times, and no one has. Please call now. We’ll remind you every 30 minutes until someone takes it.',
  })
}

function subjectOf({ by, reason, customer, town }: CallForEmail) {
  const what = `${by} needs the office: ${callWords[reason ?? 'other'].subject}`
  return [what, nameWithin(customer), town].filter(Boolean).join(', ')
}

type Words = { publicUrl: string; subject: string; why: string }

function emailOf(call: CallForEmail, company: Company, { publicUrl, subject, why }: Words) {
  const { by, mobile, reason, detail, customer, town, reference, at, received_at } = call
  const clock = (moment: Date) => timeWords(localOf(moment).slice(11))
  const page = `${publicUrl}/ops/alerts`
  const headline = `${by} needs the office`
  const phone = mobile && { href: `tel:${mobile}`, words: `Call ${by}, ${displayPhone(mobile)}` }
  const told: [string, string][] = [
    ['Reason', officeReasonWords[reason ?? 'other']],
    ...(detail ? [['Details', detail] satisfies [string, string]] : []),
    ['Customer', nameWithin(customer)],
    ...(town ? [['Where', town] satisfies [string, string]] : []),
    ['Reference', reference],
    ...(isLate(at, received_at)
      ? [['Tapped', `${clock(at)}, arrived ${clock(received_at)}`] satisfies [string, string]]
      : []),
  ]
  return {
    subject,
    text: [
      `${headline}.`,
      '',
      why,
      '',
      `Take the call: ${page}`,
      ...(phone ? [phone.words] : []),
      '',
      ...told.map(([label, value]) => `${label}: ${value}`),
      '',
      company.name,
    ].join('\n'),
    html: emailPage({
      from: `${company.name} · On call`,
      headline,
      parts: [
        paragraph(why),
        button('Take the call', page),
        facts(told),
        ...(phone ? [link(phone.words, phone.href)] : []),
      ],
    }),
  }
}
