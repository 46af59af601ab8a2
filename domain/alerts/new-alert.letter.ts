import type { Company } from '#domain/company/company.ts'
import type { getLeadForLetter } from '#domain/leads/lead-views.server.ts'
import { losses } from '#domain/leads/losses.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { services } from '#domain/services/services.ts'

export type LeadForAlert = Pick<
  Awaited<ReturnType<typeof getLeadForLetter>>,
  'id' | 'reference' | 'name' | 'phone' | 'loss' | 'service' | 'town'
>

type Words = { subject: string; headline: string; why: string; action: string }

/** To one person: a request is unclaimed, and whoever claims it first has it. */
export function newAlertLetter(lead: LeadForAlert, company: Company, publicUrl: string) {
  return letterOf(lead, company, publicUrl, {
    subject: ['Unclaimed: ' + lead.name, whatOf(lead), lead.town].filter(Boolean).join(', '),
    headline: `${lead.name} is waiting for a call`,
    why: 'No one has claimed this request yet. Claim it before you call, so that two of you don’t call at once.',
    action: 'Claim it',
  })
}

/** To the office and the owner: everyone was told several times, and no one claimed it. */
export function stillUnclaimedLetter(lead: LeadForAlert, company: Company, publicUrl: string) {
  return letterOf(lead, company, publicUrl, {
    subject: ['STILL UNCLAIMED: ' + lead.name, whatOf(lead), lead.town].filter(Boolean).join(', '),
    headline: `No one has claimed ${lead.name}’s request`,
    why: 'We’ve alerted everyone who can claim this request several times, and no one has claimed it. Please call now. We’ll remind you every 30 minutes until someone claims or closes it.',
    action: 'Open the request',
  })
}

function letterOf(lead: LeadForAlert, company: Company, publicUrl: string, words: Words) {
  const link = `${publicUrl}/ops/submissions/${lead.id}`
  const facts: [string, string][] = [
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
      `${words.action}: ${link}`,
      `Call ${displayPhone(lead.phone)}`,
      '',
      ...facts.map(([label, value]) => `${label}: ${value}`),
      '',
      company.name,
    ].join('\n'),
    html: inHtml(lead, { ...words, facts, link, company }),
  }
}

function whatOf({ loss, service }: LeadForAlert) {
  const chosen = losses.find(({ value }) => value === loss)?.label.toLowerCase()
  return chosen ?? services.find(({ slug }) => slug === service)?.lead ?? 'not sure what happened'
}

type Parts = Words & { facts: [string, string][]; link: string; company: Company }

const small = 'font-size:13px;line-height:20px;color:#4b5864'
const large = 'font-size:16px;line-height:24px;color:#14222f'
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'
const press =
  'display:inline-block;padding:13px 24px;border-radius:3px;font-size:18px;line-height:24px;font-weight:700'

/** Tables and inline styles, since that is all that mail programs agree on. The claim comes first: one tap, then the call. */
function inHtml(lead: LeadForAlert, { headline, why, action, facts, link, company }: Parts) {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escape(headline)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f5f0;font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table ${table} width="100%" style="max-width:560px;margin:0 auto;background:#fffefb;border:1px solid #d6d1c6;border-collapse:separate">
<tr><td style="padding:24px 32px;background:#0b1b2b;border-bottom:3px solid #e0a526">
<p style="margin:0 0 4px;font-size:13px;line-height:20px;letter-spacing:1px;color:#b9c6d2">${escape(company.name)} · On call</p>
<h1 style="margin:0;font-size:28px;line-height:34px;font-weight:700;color:#fdfcf8">${escape(headline)}</h1>
</td></tr>
<tr><td style="padding:24px 32px 32px">
<p style="${large};margin:0 0 20px">${escape(why)}</p>
<p style="margin:0 0 24px"><a href="${escape(link)}" style="${press};background:#e0a526;color:#0b1b2b;text-decoration:none">${escape(action)}</a></p>
<table ${table}>
${facts.map(inRow).join('\n')}
</table>
<p style="${large};margin:24px 0 0"><a href="tel:${escape(lead.phone)}" style="color:#0b1b2b;font-weight:700">Call ${escape(displayPhone(lead.phone))}</a></p>
</td></tr>
</table>
</body>
</html>
`
}

function inRow([label, value]: [string, string]) {
  return `<tr><td style="${small};padding:3px 24px 3px 0;vertical-align:top;white-space:nowrap">${escape(label)}</td><td style="${large};padding:0 0 4px">${escape(value)}</td></tr>`
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
