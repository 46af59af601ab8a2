import type { Language } from '#domain/preferences/language.ts'
import { isSpanish } from '../answers/spanish-words.ts'
import { emergencyIn } from '../danger/emergency.ts'
import { brokenIn } from '../forbidden.ts'
import { leftToPeople } from '../hearing/left-to-people.ts'
import { placeOf, type Ground } from './ground.ts'
import { quotedOnly } from './quoted-only.ts'

/** Why a sentence is not said. */
export type Fault = 'nonsense' | 'language' | 'forbidden' | 'danger' | 'left to people' | 'ungrounded'

/** A sentence that was checked, with the passage and the sentence there that it is. */
export type CheckedSentence = { readonly sentence: string; readonly passage: number; readonly at: number }

type Checked = CheckedSentence | { readonly fault: Fault }

type Checking = {
  readonly ground: Ground
  readonly language: Language
  readonly phrases: readonly string[]
  /** The sentences that were passed before it. */
  readonly said: readonly CheckedSentence[]
}

const longest = 300
/** A sentence of Latin letters and figures that begins as one and is closed: no markup, no lists, nothing that looks like letters. */
const plain = /^[“"(¿¡]?[\p{Script=Latin}\d][\p{Script=Latin}\p{Mn}\d\s.,;:!?¿¡'’‘“”"()%/–—-]*[.!?]["”)]?$/u
const links =
  /https?:|www\.|\/\/|\b[a-z0-9-]+\.(?:com|net|org|info|io|co|us|gov|edu|biz|example|mx|ly|me)\b|(?:^|\s)\//i

/**
 * Whether a sentence may be said, with where it stands in the passages. What a model is not asked it may not say either, so all that keeps
 * a question from it holds for its sentences too.
 */
export function check(sentence: string, { ground, language, phrases, said }: Checking): Checked {
  if (sentence.length > longest || !plain.test(sentence) || links.test(sentence)) return { fault: 'nonsense' }
  if (isSpanish(sentence) !== (language === 'es')) return { fault: 'language' }
  if (isForbidden(sentence, said, phrases)) return { fault: 'forbidden' }
  if (emergencyIn(sentence)) return { fault: 'danger' }
  if (leftToPeople(sentence) ?? quotedOnly(sentence)) return { fault: 'left to people' }
  const place = placeOf(sentence, ground, said.at(-1))
  return place ? { sentence, passage: place.passage, at: place.at } : { fault: 'ungrounded' }
}

/** By itself, and together with what stands before it: what is forbidden may not be cut in two. */
function isForbidden(sentence: string, said: readonly CheckedSentence[], phrases: readonly string[]) {
  const together = [...said.map((each) => each.sentence), sentence]
    .map((each) => each.replace(/[.!?]+["”)]?$/, ''))
    .join(', ')
  return [sentence, together].some((text) => brokenIn(text, phrases).length > 0)
}
