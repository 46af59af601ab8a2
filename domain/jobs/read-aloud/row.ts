import { step, type Step } from '#domain/safety/step.ts'
import type { JobFacts } from '../facts/facts.ts'

/** What the person on the phone reads to the caller, for one combination of dangers. */
export type ReadAloud = {
  readonly key: string
  readonly when: (facts: JobFacts) => boolean
  readonly sentence: Step
  /** Each completes "Because …". */
  readonly because: readonly string[]
}

export function row(
  key: string,
  when: ReadAloud['when'],
  { because, says: [text, ...rules] }: Pick<ReadAloud, 'because'> & { says: [string, ...Step['rules']] },
): ReadAloud {
  return { key, when, because, sentence: step(text, ...rules) }
}

export function both(one: ReadAloud['when'], other: ReadAloud['when']) {
  return (facts: JobFacts) => one(facts) && other(facts)
}
