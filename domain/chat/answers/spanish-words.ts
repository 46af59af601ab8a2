import { byFirstLetter, heard as heardInBoth, isMeantAs, plainLetters } from '../hearing/spelling.ts'
import { spanishFillers, spanishWords } from './spanish-list.ts'

/** Spanish words that sound the same: "llave" and "yave", "gente" and "jente", "limpio" and "linpio". */
function heard(word: string) {
  return heardInBoth(
    word
      .replaceAll('ll', 'y')
      .replace(/g(?=[ei])/g, 'j')
      .replace(/n(?=[bp])/g, 'm'),
  )
}

const fillersHeard = new Set(spanishFillers.map(heard))

type Meant = { readonly word: string; readonly isStart: boolean; readonly english: readonly string[] }

const meant: readonly Meant[] = spanishWords
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [typed = '', english = ''] = line.split(': ')
    return typed.split('|').map((word) => ({
      word: heard(word.replace('*', '')),
      isStart: word.endsWith('*'),
      english: english.split(' '),
    }))
  })

const alike = byFirstLetter(meant)

const englishOnly = new Set(
  'the is my do you i can how what will to of and it this that have we are with your for on get need there hall all'.split(
    ' ',
  ),
)

/** Whether a text is Spanish rather than English, by its small words, its marks and the words that we know. */
export function isSpanish(text: string): boolean {
  if (/[¿¡ñ]/i.test(text)) return true
  const all = plainLetters(text)
    .split(/[^a-z]+/)
    .filter(Boolean)
  const spanish = all.filter(
    (word) => !englishOnly.has(word) && (fillersHeard.has(heard(word)) || exactly(heard(word))),
  ).length
  return (
    spanish > all.filter((word) => englishOnly.has(word) || englishSigns.test(word)).length &&
    spanish * 3 > all.length
  )
}

const englishSigns = /(?:ing|tion|ight|ould|th|wh|sh|ck)/

/** The English words for a Spanish one, none for a word that says nothing, and null for one that we do not know. */
export function inEnglish(typed: string): readonly string[] | null {
  // "perro" sounds like "pero", and is a pet.
  const word = typed.startsWith('perr') ? 'mascota' : heard(typed)
  if (fillersHeard.has(word)) return []
  const found =
    exactly(word) ??
    alike(word).find((each) => isMeantAs(word, each.word)) ??
    alike(word).find((each) => isNearStart(word, each))
  return found?.english ?? null
}

function exactly(word: string) {
  return (
    alike(word).find((each) => each.word === word) ??
    alike(word)
      .filter((each) => each.isStart && each.word.length > 2 && word.startsWith(each.word))
      .toSorted((a, b) => b.word.length - a.word.length)[0]
  )
}

function isNearStart(typed: string, { word, isStart }: Meant) {
  return isStart && word.length > 4 && isMeantAs(typed.slice(0, word.length), word)
}
