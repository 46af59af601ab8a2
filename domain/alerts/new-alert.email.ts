import { button, emailPage, facts, link, paragraph } from '#platform/mail/email-page.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import type { Company } from '#domain/company/company.ts'
import type { getLeadForEmail } from '#domain/leads/lead-views.server.ts'
import { losses } from '#domain/leads/losses.ts'
import { nameWithin } from '#domain/leads/name-words.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { services } from '#domain/services/services.ts'
import { ownerEvery } from './steps.ts'

export type LeadForAlert = Pick<
  Awaited<ReturnType<typeof getLeadForEmail>>,
  'id' | 'reference' | 'name' | 'phone' | 'loss' | 'service' | 'town'
>

type Sender = { company: Company; publicUrl: string }
type Words = { subject: string; headline: string; why: string; action: string }

/** To one person: a request is unclaimed, and the first to claim it gets it. */
export function newAlertEmail(lead: LeadForAlert, company: Company, publicUrl: string) {
  return emailOf(
    lead,
    {
      subject: ['Unclaimed: ' + nameWithin(lead.name), whatOf(lead), lead.town].filter(Boolean).join(', '),
      headline: `${lead.name ?? 'Someone'} is waiting for a call`,
      why: 'No one has claimed this request yet. Claim it before you call, so that two of you don’t call at once.',
      action: 'Claim it',
    },
    { company, publicUrl },
  )
}

/** To the office and the owner: everyone was told several times, and no one claimed it. */
export function stillUnclaimedEmail(lead: LeadForAlert, company: Company, publicUrl: string) {
  return emailOf(
    lead,
    {
      subject: ['STILL UNCLAIMED: ' + nameWithin(lead.name), whatOf(lead), lead.town]
        .filter(Boolean)
        .join(', '),
      headline: `No one has claimed ${lead.name === null ? 'this' : `${lead.name}’s`} request`,
      why: `We’ve alerted everyone who can claim this request several times, and no one has claimed it. Please call now. We’ll remind you every ${durationWords(ownerEvery)} until someone claims or closes it.`,
      action: 'Open the request',
    },
    { company, publicUrl },
  )
}

function emailOf(lead: LeadForAlert, words: Words, { company, publicUrl }: Sender) {
  const page = `${publicUrl}/ops/submissions/${lead.id}`
  const told: [string, string][] = [
    ['What', whatOf(lead)],
    ...(lead.town ? [['Where', lead.town] satisfies [string, string]] : []),
    ['Reference', lead.reference],
  ]
  return {
    subject: words.subject,
    text: [
      `${words.headline}.`,
      '',
      words.why,
      '',
      `${words.action}: ${page}`,
      `Call ${displayPhone(lead.phone)}`,
      '',
      ...told.map(([label, value]) => `${label}: ${value}`),
      '',
      company.name,
    ].join('\n'),
    html: emailPage({
      from: `${company.name} · On call`,
      headline: words.headline,
      // The claim comes first: one tap, then the call.
      parts: [
        paragraph(words.why),
        button(words.action, page),
        facts(told),
        link(`Call ${displayPhone(lead.phone)}`, `tel:${lead.phone}`),
      ],
    }),
  }
}

function whatOf({ loss, service }: LeadForAlert) {
  const chosen = losses.find(({ value }) => value === loss)?.label.toLowerCase()
  return chosen ?? services.find(({ slug }) => slug === service)?.lead ?? 'not sure what happened'
}
