import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { isLong } from '../answers/evidence.ts'
import type { FoundPassage } from '../answers/passage.ts'
import { decideAsSet } from '../as-set.server.ts'
import { cutQuote } from '../answers/cut-quote.ts'
import { languages, MessageKind, SaidText, type ChatMessage } from '../chat.ts'
import type { Decide } from '../decide.ts'
import { emergencyKinds } from '../danger/emergency-kinds.ts'
import { brokenRules } from '../forbidden.ts'
import { neverSay } from '../forbidden-phrases.ts'
import { pageGroups } from '../settings/page-groups.ts'
import { reasons } from '../unanswered/unanswered.ts'
import type { Library } from './library.server.ts'
import type { Editor } from './stored-answers.server.ts'
import { visitWith, type Ways } from './trial-visit.server.ts'

/** What is tried, on which pages of the website, and in which language these are read. */
export const TriedText = SaidText.extend({
  group: z.enum(pageGroups).default('services'),
  language: z.enum(languages).default('en'),
})
export type TriedText = z.output<typeof TriedText>

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
  /** What the visitor would read, message by message. */
  read: z.array(
    z.object({ kind: MessageKind, text: z.string(), title: z.string(), from_office: z.boolean() }),
  ),
  calls_person: z.boolean(),
})
export type Trial = z.output<typeof Trial>

/** Decides a question as a visitor’s, and stores nothing. */
export async function tryQuestion(
  world: World,
  _editor: Editor,
  { decide, library, ways, ...tried }: TriedText & { decide: Decide; library: Library; ways: Ways },
): Promise<Trial> {
  const { text } = tried
  const { decision } = await decideAsSet(world, text, decide)
  const visit = await visitWith(world, { ...tried, decide, ways })
  const read = visit.items.filter(({ author }) => author !== 'visitor').map(asRead)
  const calls_person = visit.state === 'waiting'
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
    broken: [],
    read,
    calls_person,
  }
  switch (decision.kind) {
    case 'emergency': {
      const { kind, language } = decision.emergency
      return { ...nothing, language, danger: kind, match: null, recognized: [] }
    }
    case 'quote': {
      const { path, matches, score } = decision.quote
      return {
        ...nothing,
        language: decision.asked,
        match: {
          question: matches,
          path,
          score,
          is_published: nearest?.question === matches && nearest.is_published,
        },
      }
    }
    case 'person':
      return {
        ...nothing,
        language: decision.asked,
        reason: decision.reason === 'emergency' ? null : decision.reason,
        broken: found ? brokenRules(cutQuote(found)) : [],
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

function asRead({ kind, text, detail }: ChatMessage): Trial['read'][number] {
  return { kind, text, title: detail?.title ?? '', from_office: detail?.from_office === true }
}
