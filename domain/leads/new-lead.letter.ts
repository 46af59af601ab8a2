import type { Company } from '#domain/company/company.ts'
import type { getLeadForLetter } from './lead-views.server.ts'
import { insuranceChoices, reachByChoices, whenChoices } from './lead-choices.ts'
import { lossLabel } from './loss-words.ts'
import { displayPhone } from './phone.ts'

export type LeadForLetter = Awaited<ReturnType<typeof getLeadForLetter>>

type Parts = { facts: [string, string][]; company: Company; link: string }

/** Tells the office of a request: who, what, where, the number to tap, and the way to the record. */
export function newLeadLetter(lead: LeadForLetter, company: Company, publicUrl: string) {
  const what = lossLabel(lead) || 'not sure what happened'
  const link = `${publicUrl}/ops/submissions/${lead.id}`
  const facts = factsOf(lead, what)
  return {
    subject: ['New request: ' + lead.name, what, lead.town].filter(Boolean).join(', '),
    text: [
      `${lead.name} asked for help.`,
      '',
      `Call ${displayPhone(lead.phone)}`,
      '',
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      `Open the request: ${link}`,
      '',
      company.name,
    ].join('\n'),
    html: inHtml(lead, { facts, company, link }),
  }
}

function factsOf(lead: LeadForLetter, what: string): [string, string][] {
  const all: [string, string | undefined][] = [
    ['What', what],
    ['Where', lead.town],
    ['When', labelOf(whenChoices, lead.when)],
    ['In their words', lead.message],
    ['Insurance', labelOf(insuranceChoices, lead.insurance)],
    ['How to reach them', labelOf(reachByChoices, lead.reach_by)],
    ['Photos', lead.photo_count ? String(lead.photo_count) : undefined],
    ['Reference', lead.reference],
  ]
  return all.flatMap(([label, value]) => (value ? [[label, value]] : []))
}

function labelOf(choices: readonly { value: string; label: string }[], chosen: string | null) {
  return choices.find(({ value }) => value === chosen)?.label
}

const small = 'font-size:13px;line-height:20px;color:#4b5864'
const large = 'font-size:16px;line-height:24px;color:#14222f'
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Tables and inline styles, since that is all that mail programs agree on. The call comes first, as on every page. */
function inHtml(lead: LeadForLetter, { facts, company, link }: Parts) {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>New request</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f5f0;font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table ${table} width="100%" style="max-width:560px;margin:0 auto;background:#fffefb;border:1px solid #d6d1c6;border-collapse:separate">
<tr><td style="padding:24px 32px;background:#0b1b2b;border-bottom:3px solid #e0a526">
<p style="margin:0 0 4px;font-size:13px;line-height:20px;letter-spacing:1px;color:#b9c6d2">${escape(company.name)} · New request</p>
<h1 style="margin:0;font-size:28px;line-height:34px;font-weight:700;color:#fdfcf8">${escape(lead.name)} asked for help</h1>
</td></tr>
<tr><td style="padding:24px 32px 32px">
<p style="margin:0 0 24px"><a href="tel:${escape(lead.phone)}" style="display:inline-block;padding:13px 24px;background:#e0a526;border-radius:3px;font-size:18px;line-height:24px;font-weight:700;color:#0b1b2b;text-decoration:none">Call ${escape(displayPhone(lead.phone))}</a></p>
<table ${table}>
${facts.map(inRow).join('\n')}
</table>
<p style="${large};margin:24px 0 0"><a href="${escape(link)}" style="color:#0b1b2b;font-weight:700">Open the request</a></p>
</td></tr>
</table>
<p style="${small};margin:16px auto 0;text-align:center">Sent by your website when the request arrived.</p>
</body>
</html>
`
}

function inRow([label, value]: [string, string]) {
  return `<tr><td style="${small};padding:3px 24px 3px 0;vertical-align:top;white-space:nowrap">${escape(label)}</td><td style="${large};padding:0 0 4px">${escape(value).replaceAll('\n', '<br>')}</td></tr>`
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
