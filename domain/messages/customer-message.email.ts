import type { Email } from '#platform/mail/mail.ts'
import { emailPage, paragraph } from '#platform/mail/email-page.ts'
import { displayPhone } from '#domain/leads/phone.ts'

type Written = { subject: string; body: string }
type Sender = { name: string; phone: string }

/** What someone wrote to a customer, as an email: their words, with the company’s name and number below. */
export function customerMessageEmail(
  { subject, body }: Written,
  { name, phone }: Sender,
): Omit<Email, 'key' | 'to'> {
  const foot = `${name} · ${displayPhone(phone)}`
  const parts = body.split(/\n{2,}/).map(paragraph)
  return {
    subject,
    text: `${body}\n\n-- \n${foot}\n`,
    html: emailPage({ from: name, headline: subject, parts, foot }),
  }
}
