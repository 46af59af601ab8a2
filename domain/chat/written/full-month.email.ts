import { emailPage, paragraph } from '#platform/mail/email-page.ts'
import type { Company } from '#domain/company/company.ts'

/** The chat writes no more answers until the month is over, and what it does instead. */
export function fullMonthEmail({ asked }: { asked: number }, { name }: Pick<Company, 'name'>) {
  const subject = 'Chat: written answers are used up for this month'
  const said = `The chat has asked its language model as often as it may in a month: ${asked} times.`
  const then =
    'Until the month is over it answers with quotes from your pages, as it does without a model. Nobody waits longer, and people are called as before.'
  return {
    subject,
    text: [said, then, name].join('\n\n'),
    html: emailPage({ from: `${name} · Chat`, headline: subject, parts: [paragraph(said), paragraph(then)] }),
  }
}
