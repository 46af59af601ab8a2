import { escapeHtml } from './escape-html.ts'

// Tables and inline styles, since that is all that mail programs agree on.
const small = 'font-size:13px;line-height:20px;color:#4b5864'
const large = 'font-size:16px;line-height:24px;color:#14222f'
const navy = '#0b1b2b'
const gold = '#e0a526'
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** Markup that is escaped already; only the functions of this file make it. */
export type EmailPart = { readonly html: string }

type Page = {
  /** Who writes, and about what: "Mission Restore · On call". */
  readonly from: string
  readonly headline: string
  readonly parts: readonly EmailPart[]
  /** A small line below the sheet. */
  readonly foot?: string
}

/** The one frame of all emails: a navy head over a white sheet, 560 px wide at most. */
export function emailPage({ from, headline, parts, foot }: Page) {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(headline)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f5f0;font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table ${table} width="100%" style="max-width:560px;margin:0 auto;background:#fffefb;border:1px solid #d6d1c6;border-collapse:separate">
<tr><td style="padding:24px 32px;background:${navy};border-bottom:3px solid ${gold}">
<p style="margin:0 0 4px;font-size:13px;line-height:20px;letter-spacing:1px;color:#b9c6d2">${escapeHtml(from)}</p>
<h1 style="margin:0;font-size:28px;line-height:34px;font-weight:700;color:#fdfcf8">${escapeHtml(headline)}</h1>
</td></tr>
<tr><td style="padding:24px 32px 32px">
${parts.map(({ html }) => html).join('\n')}
</td></tr>
</table>
${foot ? `<p style="${small};margin:16px auto 0;text-align:center">${escapeHtml(foot)}</p>` : ''}
</body>
</html>
`
}

export function paragraph(text: string): EmailPart {
  return { html: `<p style="${large};margin:0 0 20px">${inLines(text)}</p>` }
}

/** The one thing to do, as a gold button. */
export function button(label: string, href: string): EmailPart {
  const look = `display:inline-block;padding:13px 24px;border-radius:3px;font-size:18px;line-height:24px;font-weight:700;background:${gold};color:${navy};text-decoration:none`
  return {
    html: `<p style="margin:0 0 24px"><a href="${escapeHtml(href)}" style="${look}">${escapeHtml(label)}</a></p>`,
  }
}

export function link(label: string, href: string): EmailPart {
  return {
    html: `<p style="${large};margin:24px 0 0"><a href="${escapeHtml(href)}" style="color:${navy};font-weight:700">${escapeHtml(label)}</a></p>`,
  }
}

export function facts(rows: readonly (readonly [string, string])[]): EmailPart {
  const row = ([label, value]: readonly [string, string]) =>
    `<tr><td style="${small};padding:3px 24px 3px 0;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td><td style="${large};padding:0 0 4px">${inLines(value)}</td></tr>`
  return { html: `<table ${table}>\n${rows.map(row).join('\n')}\n</table>` }
}

/** Lines that a person broke stay broken. */
function inLines(text: string) {
  return escapeHtml(text).replaceAll('\n', '<br>')
}
