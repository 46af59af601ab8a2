import { counties } from '#domain/areas/areas.ts'
import type { QuestionInGroup } from './question.ts'

const named = (state: 'OH' | 'PA') =>
  new Intl.ListFormat('en-US').format(
    counties.filter((county) => county.state === state).map(({ county }) => county),
  )

export const areas: readonly QuestionInGroup[] = [
  {
    id: 'which-towns',
    question: 'Which towns do you serve?',
    answer: `In Ohio the counties ${named('OH')}, in Pennsylvania ${named('PA')}, and a few towns beyond. Each place we list has a page of its own.`,
    services: [],
  },
  {
    id: 'town-not-listed',
    question: 'My town is not on your list. Should I call?',
    answer:
      'Yes. If we cannot reach you in good time, we say so at once, so that you can call someone nearer.',
    services: [],
  },
  {
    id: 'both-states',
    question: 'Do you work on both sides of the state line?',
    answer:
      'Yes, in Ohio and in Pennsylvania. The two states have different rules for contracts and cancelling, so the papers you sign depend on where the building stands.',
    services: [],
  },
]
