import type { World } from '#platform/world.ts'
import type { Decide, Decision } from './decide.ts'
import { phrasesIn } from './settings/own-phrases.ts'
import { getSettings } from './settings/settings.server.ts'
import { isSpam } from './settings/spam.ts'

type AsSet = { found: Decision; decision: Decision; phrases: readonly string[]; isUnwanted: boolean }

/**
 * What happens with a message by what the company set: `found` is what would happen were automated answers on, and nobody is woken
 * for one that `isUnwanted`.
 */
export async function decideAsSet(world: World, text: string, decide: Decide): Promise<AsSet> {
  const { shown, never_say, spam } = await getSettings(world)
  const phrases = phrasesIn(never_say)
  const found = decide(text, phrases)
  const decision: Decision =
    found.kind === 'quote' && !shown.answers
      ? { kind: 'person', reason: 'nothing', asked: found.asked }
      : found
  // A danger is a danger, whatever else is said.
  return { found, decision, phrases, isUnwanted: found.kind !== 'emergency' && isSpam(text, spam) }
}
