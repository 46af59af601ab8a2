import { fieldRefusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { phrasesIn } from '../settings/own-phrases.ts'
import { getSettings } from '../settings/settings.server.ts'
import type { AnswerFacts } from './chat-answer.ts'
import { lacksRules, unsayableInAnswer, unsayableInQuestion } from './sayable.ts'

/** Refuses what no automated answer may say, as it is set now, and instructions without the rules that cover them. */
export async function requireSayable(world: World, facts: AnswerFacts): Promise<void> {
  const { never_say } = await getSettings(world)
  const own = phrasesIn(never_say)
  const found = { question: unsayableInQuestion(facts, own)[0], answer: unsayableInAnswer(facts, own)[0] }
  for (const field of ['answer', 'question'] as const) {
    const broken = found[field]
    if (broken) throw fieldRefusal(field, `Take out “${broken.words}”. ${whyNot[broken.rule]}`)
  }
  if (lacksRules(facts)) {
    throw fieldRefusal('rules', 'This tells people what to do. Choose the safety rules that cover it.')
  }
}

const whyNot = {
  price: 'An automated answer never names a price.',
  coverage: 'An automated answer never says what insurance pays.',
  arrival: 'An automated answer never says when someone arrives.',
  'safe-to-stay': 'An automated answer never says that it is safe to stay.',
  advice: 'An automated answer never gives medical or electrical advice.',
  phrase: 'Your settings forbid this phrase.',
} as const
