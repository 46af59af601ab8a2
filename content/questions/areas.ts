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
    answer: `In Ohio, we serve ${named('OH')} counties. In Pennsylvania, we serve ${named('PA')} counties. We also serve a few towns outside those counties. Each place on our list has its own page.`,
    rules: [],
    services: [],
  },
  {
    id: 'town-not-listed',
    question: 'My town isn’t on your list. Should I call?',
    answer:
      'Yes. If we can’t get to you soon enough, we tell you right away, so that you can call someone closer.',
    rules: [],
    services: [],
  },
  {
    id: 'both-states',
    question: 'Do you work in both Ohio and Pennsylvania?',
    answer:
      'Yes. The two states have different rules for contracts and for canceling them. The papers you sign depend on where the building is.',
    rules: [],
    services: [],
  },
]
