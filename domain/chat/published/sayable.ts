import { instructionsIn } from '#domain/safety/instructions.ts'
import { spanishInstructionsIn } from '#domain/safety/spanish-instructions.ts'
import { isSpanish } from '../answers/spanish-words.ts'
import { brokenIn, type Broken } from '../forbidden.ts'
import type { AnswerFacts } from './chat-answer.ts'

/** Asking people to reach us puts nobody in danger. */
const reachesUs =
  /^(?:please |then )?(?:call|text|ask|tell|contact|write to|send) us\b|^(?:por favor,? )?(?:ll[aá]menos|escr[ií]banos|preg[uú]ntenos|d[ií]ganos|m[aá]ndenos)\b/i

/** How a question begins, with what may stand in front of it. */
const asks =
  /^[¿"“(\s]*(?:(?:and|but|so|or|y|pero|o)\s+)?(?:am|are|can|could|did|do|does|had|has|have|how|if|is|may|might|must|shall|should|was|were|what|when|where|which|who|whom|whose|why|will|would|a|al|c[oó]mo|con|cu[aá]l(?:es)?|cu[aá]ndo|cu[aá]nt[oa]s?|de|debe|debo|d[oó]nde|en|es|est[aá]n?|hay|para|por|puede|puedo|pueden|qu[eé]|qui[eé]n(?:es)?|si|tiene|tienen|tengo|va|van)(?![\p{L}])/iu

type Said = Pick<AnswerFacts, 'question' | 'answer' | 'language' | 'rules'>

/** What an answer tells people to do at their house, in its question too: rules have to cover it. */
export function instructionsOf({ question, answer, language }: Omit<Said, 'rules'>): string[] {
  const found = [answer, ...statedIn(question)].flatMap((text) => ordersIn(text, language))
  return found.filter((sentence) => !reachesUs.test(sentence))
}

/** Also where the language that was chosen is not the one that it is written in. */
function ordersIn(text: string, language: Said['language']) {
  const written = isSpanish(text) ? 'es' : 'en'
  const all = new Set([language, written])
  return [
    ...(all.has('en') ? instructionsIn(text) : []),
    ...(all.has('es') ? spanishInstructionsIn(text) : []),
  ]
}

/** Whether an answer tells people to do something without a rule that it stands on. */
export function lacksRules(facts: Said): boolean {
  return facts.rules.length === 0 && instructionsOf(facts).length > 0
}

/** Where it says what no automated answer may say. */
export function unsayableIn(
  facts: Pick<Said, 'question' | 'answer'>,
  ownPhrases: readonly string[],
): Broken[] {
  return [...unsayableInAnswer(facts, ownPhrases), ...unsayableInQuestion(facts, ownPhrases)]
}

export function unsayableInAnswer({ answer }: Pick<Said, 'answer'>, ownPhrases: readonly string[]): Broken[] {
  return brokenIn(answer, ownPhrases)
}

/** A question may ask for what no answer says. It may not say it, or name an amount. */
export function unsayableInQuestion(
  { question }: Pick<Said, 'question'>,
  ownPhrases: readonly string[],
): Broken[] {
  const stated = statedIn(question).flatMap((text) => brokenIn(text, ownPhrases))
  const amounts = /[$€]\s?\d/.test(question) ? brokenIn(question).filter(({ rule }) => rule === 'price') : []
  return [...stated, ...amounts]
}

/** The parts of a question that ask nothing. */
function statedIn(question: string): string[] {
  return question.split(/(?<=[.!?;:,—–])\s+/).filter((part) => !asks.test(part))
}
