import type { World } from '#platform/world.ts'
import type { Decide, Decision } from './decide.ts'
import { phrasesIn } from './settings/own-phrases.ts'
import { getSettings } from './settings/settings.server.ts'

/** What happens with a message by what the company set: `found` is what would happen were automated answers on. */
export async function decideAsSet(
  world: World,
  text: string,
  decide: Decide,
): Promise<{ found: Decision; decision: Decision; phrases: readonly string[] }> {
  const { shown, never_say } = await getSettings(world)
  const phrases = phrasesIn(never_say)
  const found = decide(text, phrases)
  const decision: Decision =
    found.kind === 'quote' && !shown.answers
      ? { kind: 'person', reason: 'nothing', asked: found.asked }
      : found
  return { found, decision, phrases }
}
