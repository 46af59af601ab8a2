import { stem } from '#domain/chat/answers/english-words.ts'
import { ruleIds, safetyRules, type RuleId } from '#domain/safety/rules.ts'
import { plainWords } from '#platform/text/plain-words.ts'

const most = 4
/** A word that so many rules have says nothing of which is meant: "call", "leave", "house". */
const commonFrom = 0.1
/** What the question is about weighs more than what the answer says by the way. */
const ofQuestion = 2
/** A rule that shares much less than the nearest one is about something else. */
const nearEnough = 0.6

/** Of every instruction: they say nothing of what it is about. */
const empty: ReadonlySet<string> = new Set(
  'about after again anyone anything away because been before both does done dont even ever every everyone from have here into just keep leave like look looks make more move much never nobody only open other over people place please room same should some someone stay take than that their them then there these they thing things this those touch until very want well what when where which while will with without work yes your house home call'.split(
    ' ',
  ),
)

const words = new Map(ruleIds.map((rule) => [rule, stemsOf(safetyRules[rule].rule)]))

/** The safety rules that speak of what a question and its answer speak of, the nearest first: rare words say most. */
export function nearestRules({ question, answer }: { question: string; answer: string }): RuleId[] {
  const asked = stemsOf(question)
  const said = stemsOf(answer)
  const scored = ruleIds
    .map((rule) => ({ rule, score: scoreOf(rule, asked, said) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const best = scored[0]?.score ?? 0
  return scored
    .filter(({ score }) => score >= best * nearEnough)
    .slice(0, most)
    .map(({ rule }) => rule)
}

function scoreOf(rule: RuleId, asked: ReadonlySet<string>, said: ReadonlySet<string>) {
  let score = 0
  for (const word of words.get(rule) ?? []) {
    if (asked.has(word)) score += ofQuestion * weightOf(word)
    else if (said.has(word)) score += weightOf(word)
  }
  return score
}

/** None for a common word. */
function weightOf(word: string) {
  const share = [...words.values()].filter((of) => of.has(word)).length / words.size
  return share >= commonFrom ? 0 : Math.log(1 / share)
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(
    plainWords(text)
      .filter((word) => word.length > 3 && !empty.has(word))
      .map(stem),
  )
}
