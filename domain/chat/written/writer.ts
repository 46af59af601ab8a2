import { minute, second } from '#platform/time.ts'
import { openBreaker } from '#platform/language-model/breaker.ts'
import type { LanguageModel } from '#platform/language-model/language-model.ts'
import { usualLimits, type WritingLimits } from './limits.ts'
import type { Question } from './prompt.ts'
import { writeAnswer, type Grown, type Written } from './write-answer.ts'

/** What a question to the model came to, and in how many seconds. */
export type CountAnswer = (outcome: Written['outcome'], seconds: number) => void

type Parts = {
  readonly model: LanguageModel
  readonly count?: CountAnswer
  readonly now?: () => number
  /** Asked for each answer anew, so that they can be settings of the company. */
  readonly limits?: () => WritingLimits
}

type Write = (question: Question, grown: Grown) => Promise<Written>

/** A place among those who ask the model at the same time. */
export type Turn = {
  readonly limits: WritingLimits
  /** Goes on by itself after whoever asked was answered, and gives the place back. */
  begin(work: (write: Write) => Promise<void>): void
  /** Gives the place back unused. */
  leave(): void
}

export type Writer = {
  /** Null while the model is left alone, or enough others are asking it. */
  enter(): Turn | null
  /** Breaks off what is being written, and waits until each has got its quote instead. */
  stop(): Promise<void>
}

/** A service that has too much to do, and does not say for how long. */
const usualPause = minute

/** Writes answers with a model, a few at the same time, and leaves it alone while it fails. */
export function openWriter({
  model,
  count = () => {},
  now = () => performance.now(),
  limits = () => usualLimits,
}: Parts): Writer {
  const breaker = openBreaker(now)
  const stopped = new AbortController()
  const running = new Set<Promise<void>>()
  let taken = 0

  return {
    enter() {
      const current = limits()
      if (stopped.signal.aborted || taken >= current.atOnce || !breaker.mayTry()) return null
      taken++
      return {
        limits: current,
        begin(work) {
          const run = work((question, grown) => write(question, current, grown)).finally(() => {
            running.delete(run)
            taken--
          })
          running.add(run)
        },
        leave() {
          taken--
          breaker.leftOff()
        },
      }
    },
    async stop() {
      stopped.abort()
      await Promise.all(running)
    },
  }

  async function write(question: Question, current: WritingLimits, grown: Grown) {
    const begun = performance.now()
    const written = await writeAnswer(model, question, {
      ...current,
      dropped: stopped.signal,
      grown,
    })
    count(written.outcome, (performance.now() - begun) / second)
    settle(written)
    return written
  }

  /** A model that writes what may not be said is there: it is not left alone, or anyone could turn it off for all. */
  function settle(written: Written) {
    switch (written.outcome) {
      case 'busy':
        return breaker.failed(written.pause || usualPause)
      case 'down':
      case 'slow':
      case 'broken':
        return breaker.failed()
      case 'dropped':
        return breaker.leftOff()
      default:
        return breaker.worked()
    }
  }
}
