import type { Language } from '#domain/preferences/language.ts'
import { isSpanish } from '../answers/spanish-words.ts'
import { emergencyIn } from '../danger/emergency.ts'
import { brokenIn } from '../forbidden.ts'
import { leftToPeople } from '../hearing/left-to-people.ts'
import { passageUnder, type Ground } from './ground.ts'
import { quotedOnly } from './quoted-only.ts'

/** Why a sentence is not said. */
export type Fault = 'nonsense' | 'language' | 'forbidden' | 'danger' | 'left to people' | 'ungrounded'

export type Checked = { readonly sentence: string; readonly passage: number } | { readonly fault: Fault }

type Checking = {
  readonly ground: Ground
  readonly language: Language
  readonly phrases: readonly string[]
  /** The sentences that were passed before it. */
  readonly said: readonly string[]
}

const longest = 300
/** A sentence of Latin letters and figures that begins as one and is closed: no markup, no lists, nothing that looks like letters. */
const plain = /^[“"(¿¡]?[\p{Script=Latin}\d][\p{Script=Latin}\p{Mn}\d\s.,;:!?¿¡'’‘“”"()%/–—-]*[.!?]["”)]?$/u
const links =
  /https?:|www\.|\/\/|\b[a-z0-9-]+\.(?:com|net|org|info|io|co|us|gov|edu|biz|example|mx|ly|me)\b|(?:^|\s)\//i

/**
 * Whether a sentence may be said, with the passage that it stands on. What a model is not asked it may not say either, so all that keeps
 * a question from it holds for its sentences too.
 */
export function check(sentence: string, { ground, language, phrases, said }: Checking): Checked {
  if (sentence.length > longest || !plain.test(sentence) || links.test(sentence)) return { fault: 'nonsense' }
  if (isSpanish(sentence) !== (language === 'es')) return { fault: 'language' }
  if (isForbidden(sentence, said, phrases)) return { fault: 'forbidden' }
  if (emergencyIn(sentence)) return { fault: 'danger' }
  if (leftToPeople(sentence) ?? quotedOnly(sentence)) return { fault: 'left to people' }
  const passage = passageUnder(sentence, ground, language)
  return passage === null ? { fault: 'ungrounded' } : { sentence, passage }
}

/** By itself, and together with what stands before it: what is forbidden may not be cut in two. */
function isForbidden(sentence: string, said: readonly string[], phrases: readonly string[]) {
  const together = [...said, sentence].map((each) => each.replace(/[.!?]+["”)]?$/, '')).join(', ')
  return [sentence, together].some((text) => brokenIn(text, phrases).length > 0)
}
