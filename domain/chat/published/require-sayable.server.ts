import { fieldRefusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { phrasesIn } from '../settings/own-phrases.ts'
import { getSettings } from '../settings/settings.server.ts'
import { spanishOf, type AnswerFacts } from './chat-answer.ts'
import { lacksRules, unsayableInAnswer, unsayableInQuestion } from './sayable.ts'

/** Refuses what no automated answer may say, as it is set now, and instructions without the rules that cover them. */
export async function requireSayable(world: World, facts: AnswerFacts): Promise<void> {
  const { never_say } = await getSettings(world)
  const own = phrasesIn(never_say)
  requireBoth(facts)
  const spanish = spanishOf(facts)
  const found = {
    question: unsayableInQuestion(facts, own)[0],
    answer: unsayableInAnswer(facts, own)[0],
    spanish_question: spanish && unsayableInQuestion(spanish, own)[0],
    spanish_answer: spanish && unsayableInAnswer(spanish, own)[0],
  }
  for (const field of ['answer', 'question', 'spanish_answer', 'spanish_question'] as const) {
    const broken = found[field]
    if (broken) throw fieldRefusal(field, `Take out “${broken.words}”. ${whyNot[broken.rule]}`)
  }
  if (lacksRules(facts) || (spanish && lacksRules(spanish))) {
    throw fieldRefusal('rules', 'This tells people what to do. Choose the safety rules that cover it.')
  }
}

/** A Spanish question without its answer would answer nothing, and an answer without its question would not be found. */
function requireBoth({ language, spanish_question: question, spanish_answer: answer }: AnswerFacts) {
  if (language === 'es' || (question === '') === (answer === '')) return
  if (answer === '') throw fieldRefusal('spanish_answer', 'Write the Spanish answer, or clear the question.')
  throw fieldRefusal('spanish_question', 'Write the Spanish question, or clear the answer.')
}

const whyNot = {
  price: 'An automated answer never names a price.',
  coverage: 'An automated answer never says what insurance pays.',
  arrival: 'An automated answer never says when someone arrives.',
  'safe-to-stay': 'An automated answer never says that it is safe to stay.',
  advice: 'An automated answer never gives medical or electrical advice.',
  phrase: 'Your settings forbid this phrase.',
} as const
