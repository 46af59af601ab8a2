import type { ChatDetail, ChatMessage } from '#domain/chat/chat.ts'
import { ChangedFacts } from '#domain/chat/facts/chat-facts.ts'
import { valueWords } from '#domain/chat/facts/fact-words.ts'
import { FactName } from '#domain/chat/facts/told-facts.ts'
import { factsHeardIn } from '#domain/chat/hearing/heard-facts.ts'
import { phonesIn } from '#domain/leads/phones-in.ts'
import { labelOf } from './fact-rows.ts'

/** Words of a device that a link of the office opened are not taken for the visitor’s: one tap would make them so, without their mark. */
type Said = Pick<ChatMessage, 'text' | 'detail'>

/** What a message may tell beside the number. What is known already is not offered: nobody’s guess stands in for what someone told. */
export function factsOffered(
  { facts, deleted_at }: Pick<ChatDetail, 'facts' | 'deleted_at'>,
  { text, detail }: Said,
) {
  if (deleted_at || detail?.by_link) return []
  const heard = Object.entries(factsHeardIn(text))
  return FactName.options.flatMap((name) => {
    const value = heard.find(([fact]) => fact === name)?.[1]
    const changes = ChangedFacts.safeParse({ [name]: value }).data
    // What is too long to be one is none.
    if (!value || !changes || facts[name]) return []
    return [{ name, label: labelOf(name).toLowerCase(), words: valueWords(name, value), changes }]
  })
}

/** The numbers in a message, of a chat that has none yet. */
export function numbersOffered(
  { has_lead, deleted_at }: Pick<ChatDetail, 'has_lead' | 'deleted_at'>,
  { text, detail }: Said,
) {
  return has_lead || deleted_at || detail?.by_link ? [] : phonesIn(text)
}
