import { sendSignal } from '#platform/signals/signals.ts'
import type { World } from '#platform/world.ts'
import type { CheckedSentence } from './fault.ts'
import { isOwed, giveOwed, type Answer } from './owed.server.ts'
import { chatSignals } from '../chat-signals.ts'
import { writerNames, type GrowingAnswer, type OwedAnswer } from './owed.ts'
import type { Question } from './prompt.ts'
import type { Written } from './write-answer.ts'
import type { Turn } from './writer.ts'

type Owed = { chat_id: string; owed: OwedAnswer; question: Question }

const author = 'automated'

/** Has an owed answer written, while nothing waits for it, and gives it. The visitor reads each sentence as soon as it was checked. */
export function beginAnswer(world: World, turn: Turn, { chat_id, owed, question }: Owed): void {
  turn.begin(async (write) => {
    try {
      await tell('typing', writerNames[question.language])
      const written = await write(question, async (sentences) => {
        if (!(await isOwed(world, chat_id, owed.id))) return false
        const growing: GrowingAnswer = { id: owed.id, ...answerOf(sentences, question) }
        await tell('writing', JSON.stringify(growing))
        return true
      })
      await giveOwed(world, chat_id, { id: owed.id, answer: givenBy(written, question) })
    } catch (error) {
      // What is owed is given by `giveOverdue`, as if this process had died.
      world.log.warn({ err: error }, 'a written answer could not be given')
    }
  })

  function tell(kind: 'typing' | 'writing', value: string) {
    return sendSignal(world, { kind: chatSignals[kind], about: chat_id, by: author, value })
  }
}

function givenBy(written: Written, question: Question) {
  return written.outcome === 'written' ? answerOf(written.sentences, question) : null
}

/** The sentences in a row, with the pages that they stand on. */
function answerOf(sentences: readonly CheckedSentence[], { passages, language }: Question): Answer {
  const used = [...new Set(sentences.map(({ passage }) => passage))].flatMap((at) => passages[at] ?? [])
  const sources = used.map(({ title, path }) => ({ title, path }))
  const [first] = sources
  return {
    text: sentences.map(({ sentence }) => sentence).join(' '),
    detail: { ...first, asked: language, is_written: true, sources },
  }
}
