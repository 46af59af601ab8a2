import { aModelService, type Telling } from '#platform/language-model/a-model-service.fixture.ts'
import { openModel } from '#platform/language-model/open-model.ts'
import type { Passage } from '#domain/chat/answers/passage.ts'
import { searchOver } from '#domain/chat/answers/search.ts'
import { decide } from '#domain/chat/decide.ts'
import { usualLimits, type WritingLimits } from '#domain/chat/written/limits.ts'
import { openWriter } from '#domain/chat/written/writer.ts'
import { createTestWorld } from '#test/world.ts'

const carpet: Passage = {
  title: 'Can you save my carpet?',
  text: 'Often we can save carpet that clean water made wet. We lift it and dry the floor below it. Drying takes three to five days.',
  path: '/faq#carpet',
  rules: [],
  isAnswer: true,
}
const contract: Passage = {
  title: 'Can I cancel after I sign the contract?',
  text: 'You can cancel within three business days. Then you owe nothing.',
  path: '/faq#cancel',
  rules: ['read-contract'],
  isAnswer: true,
}

export const goodAnswer = [
  'Often we can save carpet that clean water made wet.',
  'We lift it and dry the floor below it.',
] as const

type Writing = {
  answer?: (telling: Telling) => void
  /** The model waits for this before its usual answer. */
  until?: Promise<void>
  limits?: Partial<WritingLimits>
  passages?: readonly Passage[]
}

/** The whole product with a chat whose answers are written by a model on this machine, which writes as it is told. */
export async function aWritingChat({
  until = Promise.resolve(),
  answer = async ({ text, end }) => {
    await until
    text(goodAnswer.join(' '))
    end()
  },
  limits = {},
  passages = [carpet, contract],
}: Writing = {}) {
  const { heard, service } = await aModelService(answer)
  const search = searchOver(passages)
  const outcomes: string[] = []
  let clock = () => 0
  const writer = openWriter({
    model: openModel(service),
    limits: () => ({ ...usualLimits, ...limits }),
    now: () => clock(),
    count: (outcome) => void outcomes.push(outcome),
  })
  const chat = {
    decide: (text: string, phrases?: readonly string[]) =>
      decide(text, { search, ...(phrases && { phrases }) }),
    writer,
  }
  const test = await createTestWorld({ chat: () => chat })
  clock = () => test.world.now().getTime()
  const owing = test.world.db.selectFrom('chat').select('id').where('owed_answer', 'is not', null)
  return {
    ...test,
    chat,
    writer,
    outcomes,
    heard,
    quote: carpet.text,
    /** Until what is owed was given. */
    async untilGiven() {
      while ((await owing.execute()).length > 0);
    },
  }
}
