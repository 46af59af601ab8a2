import { topicTitles, type Topic } from '#domain/chat/answers/topics.ts'
import type { CompanyFacts } from '#domain/company/company.ts'
import type { ServiceSlug } from '#domain/services/services.ts'
import { areas } from './areas.ts'
import { basement } from './basement.ts'
import { emergency } from './emergency.ts'
import { fire } from './fire.ts'
import { mold } from './mold.ts'
import { payment } from './payment.ts'
import { howWeWork } from './process.ts'
import type { Question, QuestionInGroup } from './question.ts'
import { trauma } from './trauma.ts'
import { water } from './water.ts'

export type QuestionGroup = {
  readonly slug: Topic
  readonly title: string
  readonly questions: readonly Question[]
}

export const questionGroups: readonly QuestionGroup[] = [
  groupOf('emergency', emergency),
  groupOf('water', water),
  groupOf('fire', fire),
  groupOf('mold', mold),
  groupOf('trauma', trauma),
  groupOf('basement', basement),
  groupOf('payment', payment),
  groupOf('process', howWeWork),
  groupOf('areas', areas),
]

/** Every question that can be answered without the company's facts. */
export const questions: readonly Question[] = questionGroups.flatMap((group) => group.questions)

export function questionsAbout(service: ServiceSlug): readonly Question[] {
  return questions.filter(({ services }) => services.includes(service))
}

/**
 * The groups, with what staff published, and with the question that only the company's facts can answer; without the fact it is left
 * out.
 */
export function questionGroupsOf(
  { pa_hic_number }: Pick<CompanyFacts, 'pa_hic_number'>,
  published: readonly Question[] = [],
): readonly QuestionGroup[] {
  const groups = questionGroups.map((group) => {
    const own = published.filter((question) => question.group === group.slug)
    return own.length > 0 ? { ...group, questions: [...group.questions, ...own] } : group
  })
  if (!pa_hic_number) return groups
  const license = inGroup('areas', {
    id: 'pennsylvania-license',
    question: 'Are you registered in Pennsylvania?',
    answer: `Yes, as Home Improvement Contractor ${pa_hic_number}. You can look up the number with the Pennsylvania Attorney General, who keeps the register.`,
    rules: [],
    services: [],
  })
  return groups.map((group) =>
    group.slug === 'areas' ? { ...group, questions: [...group.questions, license] } : group,
  )
}

function groupOf(slug: Topic, questions: readonly QuestionInGroup[]): QuestionGroup {
  return { slug, title: topicTitles[slug], questions: questions.map((each) => inGroup(slug, each)) }
}

function inGroup(group: Topic, question: QuestionInGroup): Question {
  return { ...question, group }
}
