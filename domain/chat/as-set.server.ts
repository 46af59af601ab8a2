import type { World } from '#platform/world.ts'
import type { Language } from '#domain/preferences/language.ts'
import type { Decide, Decision } from './decide.ts'
import { firstHelpFor, type FirstHelp } from './first-help.ts'
import { onlyPeopleTell, type OnlyPeopleTell } from './person-tells.ts'
import { phrasesIn } from './settings/own-phrases.ts'
import { getSettings } from './settings/settings.server.ts'
import { unservedIn } from './hearing/unserved-towns.ts'
import { isSpam } from './settings/spam.ts'

export type AsSet = {
  found: Decision
  decision: Decision
  phrases: readonly string[]
  isUnwanted: boolean
  /** What to do first, in the language of a conversation, where nothing else is answered. */
  helpIn: (language: Language) => FirstHelp | null
  leftTo: OnlyPeopleTell | null
  /** A town that is not on our list, where someone asks from there or for there. */
  unserved: string | null
}

/**
 * What happens with a message by what the company set: `found` is what would happen were automated answers on, and nobody is woken
 * for one that `isUnwanted`.
 */
export async function decideAsSet(world: World, text: string, decide: Decide): Promise<AsSet> {
  const { shown, never_say, spam } = await getSettings(world)
  const phrases = phrasesIn(never_say)
  const found = decide(text, phrases)
  const unserved = shown.answers ? unservedIn(text) : null
  const decision: Decision =
    found.kind === 'quote' && (!shown.answers || (unserved !== null && found.quote.rules.length === 0))
      ? { kind: 'person', reason: 'nothing', asked: found.asked }
      : found
  const needsHelp = shown.answers && decision.kind === 'person' && decision.reason === 'nothing'
  return {
    found,
    decision,
    phrases,
    // A danger is a danger, whatever else is said.
    isUnwanted: found.kind !== 'emergency' && isSpam(text, spam),
    unserved,
    leftTo: onlyPeopleTell(text, decision),
    helpIn: (language) => (needsHelp ? firstHelpFor(text, { language, phrases }) : null),
  }
}
