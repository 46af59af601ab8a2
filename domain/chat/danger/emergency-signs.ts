import { findable, joined, lexicon } from './emergency-patterns.ts'
import { other, stop } from '../hearing/signs.ts'
import { byFirstLetter, eachOnce, heard, isMeantAs } from '../hearing/spelling.ts'

export type Sign = Pick<Entry, 'sign' | 'word' | 'isSpanish'>

type Entry = {
  readonly sign: string
  readonly word: string
  readonly isStart: boolean
  readonly isSpanish: boolean
}

function entriesOf(lines: string, isSpanish: boolean): Entry[] {
  return lines.split('\n').flatMap((line) => {
    const [sign = '', ...words] = line.split(' ')
    return words.filter(Boolean).map((word) => ({
      sign,
      word: heard(word.replace('*', '')),
      isStart: word.endsWith('*'),
      isSpanish,
    }))
  })
}

/** Each word of a text in plain letters as its sign in the lexicon. */
export function signsOf(text: string): Sign[] {
  return wordsOf(text).flatMap(eachOnce(entriesFor))
}

/** Who is in the water, and not what it damages. */
const inWater =
  /(?<!standing )\b(?:estan? )?(?:in|under|en|bajo)(?= (?:th?e |el )?(?:flood ?)?(?:wat\w{1,3}|agua|flood)\b(?! (?:dam|heat|rest|main|line|pipe)))/g
/** Who is still somewhere, told of others: who writes of themselves tells whether they can get out. */
const leftInside =
  /\b(?:(?:s?he|they)s?|hubby|dad|mom|(?:my|our|mis?) \w+|el|ella)(?: is| are| esta| estan)? (?:sti+l+|siguen?|todavia|se queda?o)(?: estan?)?(?= (?:in|inside|down|up|en|a?dentro|abajo|arriba|a[hl]i)\w*\b)/g
const wentBack =
  /\b(?:s?he|they|hubby|dad|mom|my \w+|h[aeiou]*[sb]\w+) (?:just )?(?:went|ran) ba?c?k in(?:side)?\b/g

/** The words of plain letters, as they sound; "|" ends a clause. What belongs together is written together. */
function wordsOf(text: string) {
  return (
    text
      .replace(/[.,;:!?\n]+/g, ' | ')
      // These sound like “fell”, and like the English “i”.
      .replace(/\bfeel(?=s|ing|\b)/g, 'sense')
      .replace(/\by\b/g, 'and')
      .replace(inWater, 'inwater')
      .replace(leftInside, '$& leftin')
      .replace(wentBack, '$& wentback')
      .replace(joined, (two) => two.trim())
      .split(/[^a-z0-9|]+/)
      .filter(Boolean)
      .map(heard)
  )
}

/** Words that both languages have count for neither. */
const entries = [...entriesOf(lexicon.english, false), ...entriesOf(lexicon.spanish, true)]
const alike = byFirstLetter(entries)

/** No word is left out, however many there are: what stands before a danger may not hide it. */
function entriesFor(typed: string): readonly Sign[] {
  const ours = alike(typed)
  const known =
    ours.find(({ word }) => word === typed) ??
    ours.find(({ word, isStart }) => isStart && typed.startsWith(word)) ??
    ours.find((entry) => !notSigns.includes(typed) && isAlmost(typed, entry))
  if (known) return [known]
  const inside = typed.length < 7 ? [] : insideOf(typed)
  return inside.length > 0 ? inside : [{ sign: typed === '|' ? stop : other, word: '', isSpanish: false }]
}

function isAlmost(typed: string, { word, isStart }: Entry) {
  return (
    isMeantAs(typed, word) || (isStart && word.length > 5 && isMeantAs(typed.slice(0, word.length), word))
  )
}

/** What was typed without the spaces: "hueleagas". */
function insideOf(typed: string) {
  return entries
    .filter(({ sign, word }) => findable.test(sign) && word.length > 2 && typed.includes(word))
    .toSorted((a, b) => typed.indexOf(a.word) - typed.indexOf(b.word))
}

/** Other words, one letter away from one of ours. */
const notSigns =
  'aging atrasada mecaio mecalo contact contactode contacted contractor contractors sangre sabed staied staced drier beding burned cale chocing choosing confusion crawling cuanto cuatro fries garbage insured meting pliego prendi responsable response responsible showed sincing sincs soced stics strice shaped sped swaped taped vine wiping'.split(
    ' ',
  )
