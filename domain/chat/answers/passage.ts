import type { RuleId } from '#domain/safety/rules.ts'
import type { Language } from '#domain/preferences/language.ts'

/** A piece of a page, or an answer of the staff, that may be quoted. */
export type Passage = {
  /** Word for word as on the page. */
  readonly text: string
  /** What the link to it says. */
  readonly title: string
  /** Where it stands, with its fragment. */
  readonly path: string
  /** What the link says, where that is another than the title. */
  readonly link?: string
  /** The rules that cover what it tells people to do. */
  readonly rules: readonly RuleId[]
  readonly language?: Language
  /** The same for who asks in Spanish, on the same rules. It is found by the English words. */
  readonly inSpanish?: { readonly title: string; readonly text: string }
  /** Words that people ask it with, besides those of its title. */
  readonly asks?: string
  /** A question with its answer; it goes before a part of a page that says as much. */
  readonly isAnswer?: true
  /** Staff published it, as the answer to these wordings. It goes before a page that says as much, and answers in its language. */
  readonly published?: { readonly wordings: readonly string[] }
  /** A passage of a place answers only who names the place. */
  readonly place?: string
  /** What is said to whoever asks only whether we work in that place. */
  readonly coming?: { readonly en: string; readonly es: string }
}

export type FoundPassage = Passage & {
  /** From 0 to 1: how much of what was asked the passage speaks of. */
  readonly score: number
  /** The stems by which it was found. */
  readonly matched: readonly string[]
}

export type Search = (question: string) => readonly FoundPassage[]

/** The words of a question that say what it is about, each with how much it says: from rare ones more follows than from common ones. */
export type WeighWords = (
  question: string,
) => readonly { readonly stems: readonly string[]; readonly weight: number }[]
