import type { Company } from '#domain/company/company.ts'
import { services } from '#domain/services/services.ts'
import type { getLeadForLetter } from './lead-views.server.ts'
import { insuranceChoices, reachByChoices, whenChoices } from './lead-choices.ts'
import { displayPhone } from './phone.ts'

export type LeadForLetter = Awaited<ReturnType<typeof getLeadForLetter>>

/** Tells the office of a request: who, what, where, the number to tap, and the way to the record. */
export function newLeadLetter(lead: LeadForLetter, company: Company, publicUrl: string) {
  const what = services.find(({ slug }) => slug === lead.service)?.lead ?? 'not sure what it is'
  const link = `${publicUrl}/ops/submissions/${lead.id}`
  const facts = factsOf(lead, what)
  return {
    subject: ['New request: ' + lead.name, what, lead.town].filter(Boolean).join(', '),
    text: [
      `${lead.name} asks for help.`,
      '',
      `Call ${displayPhone(lead.phone)}`,
      '',
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      `Open the request: ${link}`,
      '',
      company.name,
    ].join('\n'),
    html: page(`
      <h1 style="margin:0 0 4px;font:600 24px Arial,sans-serif;color:#0b1b2b">${escape(lead.name)} asks for help</h1>
      <p style="margin:0 0 20px;color:#4a5866">${escape(lead.reference)}</p>
      <p style="margin:0 0 24px"><a href="tel:${escape(lead.phone)}" style="display:inline-block;padding:14px 22px;background:#e0a526;color:#0b1b2b;font:600 18px Arial,sans-serif;text-decoration:none;border-radius:3px">Call ${escape(displayPhone(lead.phone))}</a></p>
      <table role="presentation" style="border-collapse:collapse;width:100%">${facts.map(row).join('')}</table>
      <p style="margin:24px 0 0"><a href="${escape(link)}" style="color:#0b1b2b">Open the request</a></p>
      <p style="margin:24px 0 0;color:#4a5866;font-size:13px">${escape(company.name)}</p>`),
  }
}

function factsOf(lead: LeadForLetter, what: string): [string, string][] {
  const all: [string, string | undefined][] = [
    ['What', what],
    ['Where', lead.town],
    ['When', labelOf(whenChoices, lead.when)],
    ['In their words', lead.message],
    ['Insurance', labelOf(insuranceChoices, lead.insurance)],
    ['Reach by', labelOf(reachByChoices, lead.reach_by)],
    ['Photos', lead.photo_count ? String(lead.photo_count) : undefined],
    ['Reference', lead.reference],
  ]
  return all.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

function labelOf(choices: readonly { value: string; label: string }[], chosen: string | null) {
  return choices.find(({ value }) => value === chosen)?.label
}

function row([label, value]: [string, string]) {
  return `<tr><td style="padding:8px 16px 8px 0;border-top:1px solid #d9d4c8;color:#4a5866;vertical-align:top;white-space:nowrap">${escape(label)}</td><td style="padding:8px 0;border-top:1px solid #d9d4c8">${escape(value).replaceAll('\n', '<br>')}</td></tr>`
}

function page(body: string) {
  return `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#f7f5f0;font:16px/1.5 Arial,sans-serif;color:#0b1b2b"><div style="max-width:560px;margin:0 auto">${body}</div></body></html>`
}

/** Whatever a visitor wrote is text in the mail, never markup. */
function escape(text: string) {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')
}
