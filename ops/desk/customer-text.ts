import type { LeadDetail } from '#domain/leads/lead.ts'
import { isTextable } from '#platform/text-messages/textable.ts'
import { firstName } from '../ui/first-name.ts'
import type { Words } from '../words/en.ts'

type Texted = Pick<LeadDetail, 'name' | 'phone' | 'has_job' | 'text_consent'>

/** Whether the customer gets a text message once someone tells that they are on the way, and why not. */
export function customerTextWords(
  { name, phone, has_job, text_consent }: Texted,
  isConnected: boolean,
  { customerText }: Pick<Words['field'], 'customerText'>,
) {
  const first = name && firstName(name)
  if (text_consent === false) return customerText.refused(first)
  if (text_consent === null) return customerText.notAsked(first)
  if (!isTextable(phone)) return customerText.noNumber
  // The office texts for the visits of jobs alone.
  if (!has_job) return customerText.noJob
  return isConnected ? customerText.sent(first) : customerText.later(first)
}
