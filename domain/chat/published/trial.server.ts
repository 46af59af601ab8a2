import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { isLong } from '../answers/evidence.ts'
import type { FoundPassage } from '../answers/passage.ts'
import { decideAsSet } from '../as-set.server.ts'
import { cutQuote } from '../answers/cut-quote.ts'
import { languages, SaidText } from '../chat.ts'
import type { Decide } from '../decide.ts'
import { emergencyKinds } from '../danger/emergency-kinds.ts'
import { emergencyWords } from '../danger/emergency-words.ts'
import { brokenRules } from '../forbidden.ts'
import { neverSay } from '../forbidden-phrases.ts'
import { anyEmergencyWords, safetyWordsFor } from '../safety-words.ts'
import { reasons } from '../unanswered/unanswered.ts'
import type { Library } from './library.server.ts'
import type { Editor } from './stored-answers.server.ts'

export const TriedText = SaidText

/** What would happen with a question, and why. */
export const Trial = z.object({
  language: z.enum(languages).nullable(),
  danger: z.enum(emergencyKinds).nullable(),
  /** Why a person would answer. */
  reason: z.enum(reasons).nullable(),
  /** What of ours speaks of it most, quoted or not. */
  match: z
    .object({ question: z.string(), path: z.string(), score: z.number(), is_published: z.boolean() })
    .nullable(),
  /** The words of the question that it was found by, as they were typed. */
  recognized: z.array(z.string()),
  /** What that would say against the rules. */
  broken: z.array(z.enum(neverSay)),
  /** What the visitor would read; null where nothing is said before a person comes. */
  said: z
    .object({ kind: z.enum(['danger', 'quote']), text: z.string(), title: z.string(), path: z.string() })
    .nullable(),
  calls_person: z.boolean(),
})
export type Trial = z.output<typeof Trial>

/** Decides a question as a visitor’s, and stores nothing. */
export async function tryQuestion(
  world: World,
  _editor: Editor,
  { text, decide, library, phone }: { text: string; decide: Decide; library: Library; phone: string },
): Promise<Trial> {
  const { decision } = await decideAsSet(world, text, decide)
  const [found] = library.search(text)
  const nearest = found && {
    question: found.title,
    path: found.path,
    score: found.score,
    is_published: found.published !== undefined,
  }
  const recognized = found ? recognizedIn(text, found, library) : []
  const nothing = {
    language: null,
    danger: null,
    reason: null,
    match: nearest ?? null,
    recognized,
    said: null,
  }
  switch (decision.kind) {
    case 'emergency': {
      const { kind, language } = decision.emergency
      const { title, line } = emergencyWords[kind][language]
      const said = saidOf(`${title} ${line}`)
      return {
        ...nothing,
        language,
        danger: kind,
        match: null,
        recognized: [],
        broken: [],
        said,
        calls_person: true,
      }
    }
    case 'quote': {
      const { text: quoted, title, path, rules, matches, score } = decision.quote
      return {
        ...nothing,
        language: decision.asked,
        match: {
          question: matches,
          path,
          score,
          is_published: nearest?.question === matches && nearest.is_published,
        },
        broken: [],
        said: { kind: 'quote', text: quoted, title, path },
        calls_person: rules.length > 0,
      }
    }
    case 'person':
      return {
        ...nothing,
        language: decision.asked,
        reason: decision.reason === 'emergency' ? null : decision.reason,
        ...(decision.reason === 'safety' && { said: saidOf(safetyWordsFor(text, decision.asked)) }),
        ...(decision.reason === 'emergency' && {
          said: saidOf(anyEmergencyWords[decision.asked](phone)),
        }),
        broken: found ? brokenRules(cutQuote(found)) : [],
        calls_person: true,
      }
  }
}

/** Each word by itself, with its slips corrected, as the search took it. */
function recognizedIn(
  text: string,
  { matched }: Pick<FoundPassage, 'matched'>,
  { weigh }: Pick<Library, 'weigh'>,
) {
  const isMatched = (stem: string) =>
    matched.some((term) => term === stem || (isLong(stem) && term.startsWith(stem)))
  const words = new Set(text.split(/[^\p{L}\p{N}’']+/u).filter(Boolean))
  return [...words].filter((word) => weigh(word).some(({ stems }) => stems.some(isMatched)))
}

function saidOf(text: string) {
  return { kind: 'danger', text, title: '', path: '' } as const
}
