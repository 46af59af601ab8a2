import { sentencesOf } from '#domain/chat/sentences.ts'
import { check, type CheckedSentence } from '#domain/chat/written/fault.ts'
import { groundOf } from '#domain/chat/written/ground.ts'
import { tellableOf } from '#domain/chat/written/tellable.ts'
import type { Passage } from '#domain/chat/answers/passage.ts'
import type { Answered } from './score.ts'
import { sitePassages } from './site-passages.ts'

/** How many of the quoted questions a model would be asked, where there is one. */
export function askedOfModel(answered: readonly Answered[]) {
  const quoted = answered.flatMap(({ decision }) => (decision.kind === 'quote' ? [decision] : []))
  return { right: quoted.filter(({ tellable = [] }) => tellable.length > 0).length, of: quoted.length }
}

const tellable = sitePassages.filter(
  (passage) => tellableOf('', { quote: passage, found: [passage], phrases: [], asked: 'en' }).length > 0,
)

/** The passages that a model may put an answer together from. */
export const tellablePassages = { right: tellable.length, of: sitePassages.length }

/** Of their sentences, those that would be said if the model repeated the passage. */
export function sayable() {
  const said = tellable.flatMap(repeated)
  return { right: said.filter(Boolean).length, of: said.length }
}

function repeated(passage: Passage) {
  const ground = groundOf([passage])
  let said: readonly CheckedSentence[] = []
  return sentencesOf(passage.text).map((sentence) => {
    const checked = check(sentence, { ground, language: 'en', phrases: [], said })
    said = 'fault' in checked ? [] : [checked]
    return said.length > 0
  })
}
