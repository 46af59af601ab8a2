import { searchOver } from '#domain/chat/answers/search.ts'
import { decide, type Decision } from '#domain/chat/decide.ts'
import { emergencyIn } from '#domain/chat/danger/emergency.ts'
import { brokenRules } from '#domain/chat/forbidden.ts'
import type { Asked } from './asked/asked.ts'
import { sitePassages } from './site-passages.ts'

const search = searchOver(sitePassages)

export type Answered = { readonly asked: Asked; readonly decision: Decision; readonly isRight: boolean }

export type Score = {
  readonly answered: readonly Answered[]
  /** Of the questions that a page of ours answers, those where its right place was quoted. */
  readonly sources: Share
  /** Of those that only a person may answer, those that were left to one, for the right reason. */
  readonly people: Share
  readonly emergencies: Share
  /** Quotes that break a rule of what is never said. */
  readonly forbidden: number
  readonly falseAlarms: readonly string[]
  readonly harmless: number
}

type Share = { readonly right: number; readonly of: number }

export function scoreOf(questions: readonly Asked[], harmless: readonly string[]): Score {
  const answered = questions.map((asked) => {
    const decision = decide(asked.text, { search })
    return { asked, decision, isRight: isAsExpected(decision, asked) }
  })
  const share = (kind: Decision['kind']): Share => {
    const some = answered.filter(({ asked }) => asked.expected.kind === kind)
    return { right: some.filter(({ isRight }) => isRight).length, of: some.length }
  }
  return {
    answered,
    sources: share('quote'),
    people: share('person'),
    emergencies: share('emergency'),
    forbidden: answered.filter(
      ({ decision }) => decision.kind === 'quote' && brokenRules(decision.quote.text).length > 0,
    ).length,
    falseAlarms: harmless.filter((text) => emergencyIn(text)),
    harmless: harmless.length,
  }
}

function isAsExpected(decision: Decision, { expected, language }: Asked): boolean {
  if (decision.kind === 'emergency')
    return (
      expected.kind === 'emergency' &&
      expected.of.includes(decision.emergency.kind) &&
      decision.emergency.language === language
    )
  if (decision.asked !== language) return false
  if (decision.kind === 'person') return expected.kind === 'person' && expected.reason === decision.reason
  const { path } = decision.quote
  return (
    expected.kind === 'quote' && expected.from.some((each) => path === each || path.split('#')[0] === each)
  )
}
