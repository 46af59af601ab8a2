import type { FactName } from '#domain/company/company.ts'
import { lineOf, linesOf, placeWords } from './fact-words.ts'
import type { FactsDraft, PersonDraft } from './facts-draft.ts'

type Part = { key: string; words: string }

/** What of a fact is different, as it was and as it becomes. What stays the same is left out. */
export function changedLines(name: FactName, before: FactsDraft, after: FactsDraft) {
  const [was, is] = name === 'people' ? peopleParts(before.people, after.people) : both(name, before, after)
  const gone = missingIn(is, was)
  const added = missingIn(was, is)
  // The same in another order.
  if (gone.length === 0 && added.length === 0) return { from: lineOf(name, before), to: lineOf(name, after) }
  const old = new Set(gone)
  return {
    from: gone.join(' · ') || 'nothing',
    to: added.map((words) => (old.has(words) ? `${words}, replaced` : words)).join(' · ') || 'nothing',
  }
}

function both(name: FactName, before: FactsDraft, after: FactsDraft): [Part[], Part[]] {
  const parts = (draft: FactsDraft) =>
    linesOf(name, draft).flatMap((words) => (words ? [{ key: words, words }] : []))
  return [parts(before), parts(after)]
}

function missingIn(others: readonly Part[], parts: readonly Part[]) {
  const known = new Set(others.map(({ key }) => key))
  return parts.filter(({ key }) => !known.has(key)).map(({ words }) => words)
}

/** People are the same by their names; where one was renamed, by their places in the list. */
function peopleParts(before: readonly PersonDraft[], after: readonly PersonDraft[]): [Part[], Part[]] {
  const names = (people: readonly PersonDraft[]) => JSON.stringify(people.map(({ name }) => name).toSorted())
  const isByPlace = before.length === after.length && names(before) !== names(after)
  const parts = (people: readonly PersonDraft[]) =>
    people.flatMap((person, nth) => personParts(person, isByPlace ? String(nth) : person.name))
  return [parts(before), parts(after)]
}

function personParts(person: PersonDraft, who: string): Part[] {
  const { place, name, role, sentence, picture, alt, is_drawing, consent_on } = person
  const parts = {
    name,
    place: placeWords[place],
    role,
    sentence,
    picture: picture ? (is_drawing ? 'drawing' : 'photo') : 'no picture',
    alt: alt && `picture shows ${alt}`,
    consent_on: consent_on ? `consent given ${consent_on}` : 'no consent',
  }
  return Object.entries(parts)
    .filter(([, words]) => words)
    .map(([part, words]) => ({
      key: JSON.stringify([who, part, words, part === 'picture' && picture]),
      words: part === 'name' ? words : `${name || placeWords[place]}: ${words}`,
    }))
}
