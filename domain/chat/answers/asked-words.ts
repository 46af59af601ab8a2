import { heard, isMeantAs, isOneSlipFrom, plainLetters } from '../spelling.ts'
import { knownWords, meaningsOf, skipped, stem } from './english-words.ts'
import { inEnglish, isSpanish } from './spanish-words.ts'

/** One word of a question, as the stems of which a passage must have one. None are known of a word that our texts do not have. */
export type AskedWord = { readonly typed: string; readonly stems: readonly string[] }

/** Besides the words that say nothing in a search: what people write around a question in fear. */
const chatter = new Set(
  'actually already also am b4 because been being bro btw came cause come coming cuz dude else even ever every everywhere feel gets getting gonna got guess guys gotta help here hello hey hi hows idk im ive ill its just keep keeps kinda know let like lol look looking lot lots make maybe many more much need now oh ok okay once one only plz pls r really right said say saying see so some somebody someone something sorry still sure tell thank thanks that thats theres thing things think this though thru til today too try trying u ur under until ve very w wanna want wat went were whats wheres whole yall ya yeah yes yo yuo omg ma ago'.split(
    ' ',
  ),
)

/** How people write words of ours that are further from them than a slip. */
const written: Readonly<Record<string, string>> = {
  '2nite': 'tonight',
  are: 'our',
  bust: 'burst',
  celler: 'cellar',
  cloths: 'clothes',
  nite: 'night',
  shopvac: 'vacuum',
  shutoff: 'shut off',
  sut: 'soot',
  thru: 'through',
  undr: 'under',
}

/** The words of a question that say what it is about; a Spanish one is asked with English words. */
export function askedWords(question: string, vocabulary: Vocabulary): AskedWord[] {
  const typed = plainLetters(question)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return isSpanish(question)
    ? typed.flatMap((word) => spanishWord(word, vocabulary))
    : typed
        .flatMap((word) => (written[word] ?? word).split(' '))
        .flatMap((word) => englishWord(word, vocabulary))
}

/** The words of all passages, by how they sound. */
export type Vocabulary = {
  readonly stems: ReadonlySet<string>
  readonly sounds: readonly (readonly [string, string])[]
}

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const all = [...new Set([...knownWords, ...words])].filter((word) => /^[a-z]+$/.test(word))
  return { stems: new Set(all.map(stem)), sounds: all.map((word) => [heard(word), word] as const) }
}

function englishWord(typed: string, vocabulary: Vocabulary): AskedWord[] {
  if (isSilent(typed)) return []
  const word = vocabulary.stems.has(stem(typed)) ? typed : nearest(typed, vocabulary)
  if (word !== null && isSilent(word)) return []
  return [{ typed, stems: word === null ? [] : [stem(word), ...meaningsOf(word)] }]
}

function spanishWord(typed: string, vocabulary: Vocabulary): AskedWord[] {
  const english = inEnglish(typed)
  if (english)
    return english.length === 0
      ? []
      : [{ typed, stems: english.flatMap((word) => [stem(word), ...meaningsOf(word)]) }]
  return englishWord(typed, vocabulary)
}

function isSilent(word: string) {
  return skipped.has(word) || chatter.has(word) || word.length < 2 || /^\d+$/.test(word)
}

/** The word that was probably meant: it sounds the same, or is a slip away. */
function nearest(typed: string, { sounds }: Vocabulary) {
  const sound = heard(typed)
  const same =
    sounds.find(([each]) => each === sound) ??
    sounds.find(([each]) => isMeantAs(sound, each)) ??
    sounds.find(([each]) => isOneSlipFrom(sound, each))
  return same?.[1] ?? null
}
