import { readAloudTable } from '#domain/jobs/read-aloud.ts'
import { factLabel } from './fact-words.ts'
import { isOfClaim, JobFacts } from './facts.ts'
import { valueWords } from './value-words.ts'
import { choiceLabel } from './choices-of.ts'

const longest = 80
const mostNamed = 4

/** "Changed parking: “In the alley”; pets: not known": as far as the values are stored, and this person may read them. */
export function changedWords(
  names: readonly string[],
  values: Readonly<Record<string, unknown>> = {},
): string {
  const named = names.slice(0, mostNamed)
  const isTold = named.some((name) => Object.hasOwn(values, name))
  const said = named.map((name) =>
    Object.hasOwn(values, name) ? `${factLabel(name)}: ${saidOf(name, values[name])}` : factLabel(name),
  )
  const more = names.length - named.length
  const words = `Changed ${said.join(isTold ? '; ' : ', ')}`
  return more > 0 ? `${words} and ${more} more` : words
}

/** What was typed or counted: it reads the same in every language. */
export function typedValues(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const isSame = isTyped(name, value) || typeof value === 'number'
      return isSame ? [[name, short(String(value))]] : []
    }),
  )
}

/** Nothing of a claim: only the file tells that, to who may see claims. */
export function toldValues(facts: JobFacts, changed: readonly string[]): Record<string, unknown> {
  const known = new Map<string, unknown>(Object.entries(facts))
  return Object.fromEntries(
    changed.filter((name) => !isOfClaim(name)).map((name) => [name, known.get(name) ?? null]),
  )
}

/** A value in the middle of a line: what was typed stands in quotation marks. */
export function saidOf(name: string, value: unknown) {
  const read = name === 'read_aloud' ? JobFacts.shape.read_aloud.safeParse(value).data : undefined
  const sentence = readAloudTable.find(({ key }) => key === read?.key)?.sentence.text
  const words = valueWords(name, value)
  if (sentence) return `“${short(sentence)}”, ${words}`
  return isTyped(name, value) ? `“${short(words)}”` : short(words) || 'not known'
}

/** Whether it reads the same in every language. */
export function isTyped(name: string, value: unknown) {
  return typeof value === 'string' && choiceLabel(name, value) === value
}

export function short(words: string) {
  return words.length > longest ? `${words.slice(0, longest).trimEnd().toWellFormed()}…` : words
}
