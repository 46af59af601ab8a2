import type { Company } from '#domain/company/company.ts'
import type { LeadForEmail } from '../new-lead.email.ts'
import { lossLabel } from '../loss-words.ts'
import { nameWords } from '../name-words.ts'
import { displayPhone } from '../phone.ts'
import { suspicionWords } from './suspicion.ts'

type Quarantined = Pick<LeadForEmail, 'id' | 'name' | 'phone' | 'loss' | 'service'> & {
  quarantine_reasons: readonly string[]
  /** So many more came from the same sender. */
  more: number
}

/** To the office: who was quarantined as spam and why, with the number to call and the way to the record. */
export function quarantineEmail(
  leads: readonly Quarantined[],
  { name }: Pick<Company, 'name'>,
  publicUrl: string,
) {
  const count = leads.reduce((sum, { more }) => sum + 1 + more, 0)
  const isOne = count === 1
  const lines = leads.map((lead) =>
    [
      `${nameWords(lead.name)}, ${displayPhone(lead.phone)}`,
      lossLabel(lead) || 'Not sure what happened',
      ...lead.quarantine_reasons.map(suspicionWords),
      `${publicUrl}/ops/submissions/${lead.id}`,
      ...(lead.more > 0 ? [`And ${lead.more} more from the same connection.`] : []),
    ].join('\n'),
  )
  return {
    subject: isOne ? 'Check a request: is it spam?' : `Check ${count} requests: are they spam?`,
    text: [
      isOne
        ? 'A request looks like spam, so no one on call was alerted.'
        : `${count} requests look like spam, so no one on call was alerted.`,
      'If it’s a real person who needs help, call them, then open the request and release it.',
      ...lines,
      ...(leads.some(({ more }) => more > 0)
        ? [`See all of them: ${publicUrl}/ops/submissions?tab=quarantine`]
        : []),
      name,
    ].join('\n\n'),
  }
}
