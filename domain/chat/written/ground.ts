import { plainWords } from '#platform/text/plain-words.ts'
import { skipped, stem } from '../answers/english-words.ts'
import type { Passage } from '../answers/passage.ts'
import { inEnglish } from '../answers/spanish-words.ts'
import { sentencesOf } from '../sentences.ts'
import { plainLetters } from '../hearing/spelling.ts'
import { numbersIn } from './numbers.ts'
import type { Language } from '#domain/preferences/language.ts'

/** What stands in the passages that an answer may be written from. */
export type Ground = ReturnType<typeof groundOf>

/** So much of what a sentence speaks of has to stand in one sentence of the passages, or in the title above it. */
const enough = 0.7
const fewest = 2

export function groundOf(passages: readonly Passage[]) {
  const all = passages.map(({ title, text, language = 'en' }) => ({ text: `${title} ${text}`, language }))
  return {
    words: new Set(all.flatMap(({ text }) => plainWords(text))),
    stems: stemsOf(all),
    numbers: new Set(all.flatMap(({ text, language }) => numbersIn(text, language))),
    sentences: passages.flatMap(({ title, text, language = 'en' }, passage) =>
      sentencesOf(text).map((sentence) => ({
        passage,
        stems: stemsOf([{ text: `${title} ${sentence}`, language }]),
        isDenied: isDenied(sentence),
      })),
    ),
  }
}

/**
 * The passage that a sentence stands on, or null where it says something of its own: a number, a name, a denial, or simply more than the
 * passages do.
 */
export function passageUnder(sentence: string, ground: Ground, language: Language): number | null {
  if (numbersIn(sentence, language).some((number) => !ground.numbers.has(number))) return null
  if (namesIn(sentence, language).some((name) => !ground.words.has(name))) return null
  const said = meaningsIn(sentence, language)
  const grounded = said.filter((meanings) => isAmong(meanings, ground.stems))
  const isOwn = said.some(
    (meanings) => meanings.some((each) => claims.test(each)) && !grounded.includes(meanings),
  )
  if (isOwn) return null
  const nearest = ground.sentences
    .map((each) => ({ ...each, shared: grounded.filter((meanings) => isAmong(meanings, each.stems)).length }))
    .toSorted((a, b) => b.shared - a.shared)[0]
  if (!nearest || nearest.shared < fewest || nearest.shared < enough * said.length) return null
  return nearest.isDenied === isDenied(sentence) ? nearest.passage : null
}

/** What binds the company is not said unless the passages say it. */
const claims =
  /^(?:guarant|warrant|certif|licen|insur|bond|award|best|alway|never|ever$|only|all$|free|refund|promis|siempre|nunca|mejor|garanti|certific)/

/** Each word that says something, as the stems of what it may mean in English. A Spanish word that our list does not know is left out. */
function meaningsIn(text: string, language: Language): string[][] {
  return plainWords(text).flatMap((word) => {
    if (/^\d/.test(word)) return []
    if (language === 'en') return skipped.has(word) || word.length < 3 ? [] : [[stem(word)]]
    const meant = claims.test(word) ? [word] : (inEnglish(word) ?? [])
    return meant.length === 0 ? [] : [meant.map(stem)]
  })
}

function stemsOf(texts: readonly { text: string; language: Language }[]): readonly string[] {
  return [...new Set(texts.flatMap(({ text, language }) => meaningsIn(text, language).flat()))]
}

function isAmong(meanings: readonly string[], stems: readonly string[]) {
  return meanings.some((each) => stems.some((other) => isSame(each, other)))
}

/** "Takes" and "take" have stems that differ by a letter. */
function isSame(a: string, b: string) {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short === long || (short.length > 2 && long.length - short.length < 2 && long.startsWith(short))
}

const denials =
  /\b(?:not?|never|nothing|none|nobody|without|cannot|neither|nor|(?:do|does|did|is|are|was|were|ca|wo|could|would|should|has|have|had|need|must)nt|nunca|sin|ni|nada|nadie|tampoco|ningun\w*)\b/

function isDenied(sentence: string) {
  return denials.test(plainLetters(sentence))
}

/** What is written large without beginning a sentence, and a beginning that is no usual one. */
function namesIn(sentence: string, language: Language): string[] {
  const typed = sentence.match(/[\p{L}\p{N}’'-]+/gu) ?? []
  return typed
    .filter((word, at) =>
      at === 0 ? !isUsualBeginning(word, language) : /\p{Lu}/u.test(word) && word !== 'I',
    )
    .flatMap(plainWords)
}

const beginnings = new Set(
  'after before both during each either here if many most once since some then then this those through yes el la los las lo un una uno si usted ustedes puede pueden tambien cuando para con en de desde despues antes por es esta son estan hay se su sus le les nuestro nuestra nuestros nuestras nosotros todo primero luego mientras durante cada algunos algunas muchos ademas asi hacemos tenemos usamos damos somos vamos ponemos'.split(
    ' ',
  ),
)

function isUsualBeginning(word: string, language: Language) {
  const plain = plainLetters(word)
  if (skipped.has(plain) || beginnings.has(plain)) return true
  // "Trabajamos", "secaremos": no name of ours ends like this.
  return language === 'es' && (/\w{4}[aei]mos$/.test(plain) || inEnglish(plain) !== null)
}
