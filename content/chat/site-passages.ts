import type { Passage } from '#domain/chat/answers/passage.ts'
import { areaPath, areas, areaTitle, type Area } from '#domain/areas/areas.ts'
import { titleId } from '#content/areas/title-id.ts'
import { storyOf } from '#content/areas/stories.ts'
import { questions } from '#content/questions/questions.ts'
import { asks } from './asks.ts'
import { guidePassages } from './guide-passages.ts'
import { withSpanish } from './in-spanish.ts'

/** Whether a house is safe to stay in is for a person to say, who asks about this one. */
const forPeople = ['can-i-stay']

/** All that an automated answer may quote from the website. */
export const sitePassages: readonly Passage[] = [
  ...questions
    .filter(({ id }) => !forPeople.includes(id))
    .map(({ id, question, answer, rules }): Passage => ({
      text: answer,
      title: question,
      path: `/faq#${id}`,
      rules,
      asks: asks[id],
      isAnswer: true,
    })),
  ...guidePassages,
  ...areas.flatMap(passagesOf),
].map(withSpanish)

/** Who asks for a place finds first what its page says first. */
function passagesOf(area: Area): Passage[] {
  const { line, lead, leadRules = [], reasons, questions: asked } = storyOf(area)
  const at = { path: areaPath(area), place: area.name }
  return [
    {
      ...at,
      text: `${line}. ${lead}`,
      title: areaTitle(area),
      rules: leadRules,
      asks: 'work come serve go here',
      coming: { en: `Yes, we work in ${areaTitle(area)}.`, es: `Sí, trabajamos en ${areaTitle(area)}.` },
    },
    ...reasons.map(({ title, text, rules }) => piece(title, text, rules)),
    ...asked.map(({ question, answer, rules }) => piece(question, answer, rules)),
  ]

  function piece(title: string, text: string, rules: Passage['rules']): Passage {
    return { ...at, text, title: `${areaTitle(area)}: ${title}`, path: `${at.path}#${titleId(title)}`, rules }
  }
}
