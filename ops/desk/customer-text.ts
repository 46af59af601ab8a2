import type { LeadDetail } from '#domain/leads/lead.ts'
import { isExampleNumber } from '#platform/text-messages/example-number.ts'
import { isTextable } from '#platform/text-messages/textable.ts'
import { firstName } from '../ui/first-name.ts'
import type { Words } from '../words/en.ts'

type Texted = Pick<LeadDetail, 'name' | 'phone' | 'has_job' | 'text_consent'>

/** Whether the customer gets a text message once someone tells that they are on the way, and why not; where it was promised one, how to call instead. */
export function customerTextWords(
  { name, phone, has_job, text_consent }: Texted,
  { isConnected, sendsTexts }: { isConnected: boolean; sendsTexts: boolean },
  { customerText }: Pick<Words['field'], 'customerText'>,
) {
  const first = name && firstName(name)
  const none = (words: string) => ({ words, call: null })
  if (text_consent === false) return none(customerText.refused(first))
  if (text_consent === null) return none(customerText.notAsked(first))
  if (!isTextable(phone)) return none(customerText.noNumber)
  // The office texts for the visits of jobs alone.
  if (!has_job) return none(customerText.noJob)
  if (isExampleNumber(phone)) return { words: customerText.exampleNumber, call: customerText.call(first) }
  if (!sendsTexts) return { words: customerText.noService, call: customerText.call(first) }
  return { words: isConnected ? customerText.sent(first) : customerText.later(first), call: null }
}
