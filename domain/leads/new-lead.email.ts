import { button, emailPage, facts, link } from '#platform/mail/email-page.ts'
import type { Company } from '#domain/company/company.ts'
import type { getLeadForEmail } from './lead-views.server.ts'
import { insuranceChoices, reachByChoices, whenChoices } from './lead-choices.ts'
import { lossLabel } from './loss-words.ts'
import { nameWithin } from './name-words.ts'
import { displayPhone } from './phone.ts'

export type LeadForEmail = Awaited<ReturnType<typeof getLeadForEmail>>

/** Tells the office of a request: who, what, where, the number to tap, and the way to the record. */
export function newLeadEmail(lead: LeadForEmail, company: Company, publicUrl: string) {
  const what = lossLabel(lead) || 'not sure what happened'
  const page = `${publicUrl}/ops/submissions/${lead.id}`
  const told = factsOf(lead, what)
  const asked = `${lead.name ?? 'Someone'} asked for help`
  return {
    subject: ['New request: ' + nameWithin(lead.name), what, lead.town].filter(Boolean).join(', '),
    text: [
      `${asked}.`,
      '',
      `Call ${displayPhone(lead.phone)}`,
      '',
      ...told.map(([label, value]) => `${label}: ${value}`),
      '',
      `Open the request: ${page}`,
      '',
      company.name,
    ].join('\n'),
    html: emailPage({
      from: `${company.name} · New request`,
      headline: asked,
      // The call comes first, as on every page.
      parts: [
        button(`Call ${displayPhone(lead.phone)}`, `tel:${lead.phone}`),
        facts(told),
        link('Open the request', page),
      ],
      foot: 'Sent by your website when the request arrived.',
    }),
  }
}

function factsOf(lead: LeadForEmail, what: string): [string, string][] {
  const all: [string, string | undefined][] = [
    ['What', what],
    ['Where', lead.town],
    ['When', labelOf(whenChoices, lead.when)],
    ['Message', lead.message],
    ['Insurance', labelOf(insuranceChoices, lead.insurance)],
    ['Contact by', labelOf(reachByChoices, lead.reach_by)],
    ['Photos', lead.photo_count ? String(lead.photo_count) : undefined],
    ['Reference', lead.reference],
  ]
  return all.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

function labelOf(choices: readonly { value: string; label: string }[], chosen: string | null) {
  return choices.find(({ value }) => value === chosen)?.label
}
