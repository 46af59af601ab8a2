import { sentencesOf } from '#domain/chat/sentences.ts'
import { check } from '#domain/chat/written/fault.ts'
import { groundOf } from '#domain/chat/written/ground.ts'
import { tellableOf } from '#domain/chat/written/tellable.ts'
import type { Answered } from './score.ts'
import { sitePassages } from './site-passages.ts'

/** How many of the quoted questions a model would be asked, where there is one. */
export function askedOfModel(answered: readonly Answered[]) {
  const quoted = answered.flatMap(({ decision }) => (decision.kind === 'quote' ? [decision] : []))
  return { right: quoted.filter(({ tellable = [] }) => tellable.length > 0).length, of: quoted.length }
}

/** Of the passages that may be told in other words, the sentences that would be said if the model repeated them word for word. */
export function sayable() {
  const passages = sitePassages.filter(
    (passage) => tellableOf('', { quote: passage, found: [passage], phrases: [] }).length > 0,
  )
  const said = passages.flatMap((passage) => {
    const checking = { ground: groundOf([passage]), language: 'en', phrases: [], said: [] } as const
    return sentencesOf(passage.text).map((sentence) => !('fault' in check(sentence, checking)))
  })
  return { right: said.filter(Boolean).length, of: said.length }
}
