import { instructionsIn } from '#domain/safety/instructions.ts'
import { spanishInstructionsIn } from '#domain/safety/spanish-instructions.ts'
import { brokenIn, type Broken } from '../forbidden.ts'
import type { AnswerFacts } from './chat-answer.ts'

/** Asking people to reach us puts nobody in danger. */
const reachesUs =
  /^(?:please |then )?(?:call|text|ask|tell|contact|write to|send) us\b|^(?:por favor,? )?(?:ll[aá]menos|escr[ií]banos|preg[uú]ntenos|d[ií]ganos|m[aá]ndenos)\b/i

/** What an answer tells people to do at their house: rules have to cover it. */
export function instructionsOf({ answer, language }: Pick<AnswerFacts, 'answer' | 'language'>): string[] {
  const found = language === 'es' ? spanishInstructionsIn(answer) : instructionsIn(answer)
  return found.filter((sentence) => !reachesUs.test(sentence))
}

/** Whether an answer tells people to do something without a rule that it stands on. */
export function lacksRules(facts: Pick<AnswerFacts, 'answer' | 'language' | 'rules'>): boolean {
  return facts.rules.length === 0 && instructionsOf(facts).length > 0
}

/** Where it says what no automated answer may say. */
export function unsayableIn(
  { answer }: Pick<AnswerFacts, 'answer'>,
  ownPhrases: readonly string[],
): Broken[] {
  return brokenIn(answer, ownPhrases)
}
