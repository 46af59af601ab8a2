import {
  byFirstLetter,
  eachOnce,
  heard,
  isMeantAs,
  isOneSlipInFive,
  plainLetters,
} from '../hearing/spelling.ts'
import { knownWords, meaningsOf, skipped, stem } from './english-words.ts'
import { inEnglish, isSpanish } from './spanish-words.ts'

/** One word of a question, as the stems of which a passage must have one. None are known of a word that our texts do not have. */
export type AskedWord = { readonly typed: string; readonly stems: readonly string[] }

/** Besides the words that say nothing in a search: what people write around a question in fear. */
const chatter = new Set(
  'actually already also am b4 because been being bro btw came cause come coming cuz dude else even ever every everywhere feel gets getting gonna got guess guys gotta help here hello hey hi hows idk im ive ill its just keep keeps kinda know let like lol look looking lot lots make maybe many more much need now oh ok okay once one only plz pls r really right said say saying see so some somebody someone something sorry still sure tell thank thanks that thats theres thing things think this though thru til time today too try trying u ur under until ve very w wanna want wat went were whats wheres whole yall ya yeah yes yo yuo omg ma ago'.split(
    ' ',
  ),
)

/** How people write words of ours that are further from them than a slip. */
const written = new Map(
  Object.entries({
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
  }),
)

/** Whoever writes more has told what it is about by then. */
export const mostAsked = 40

/** The different words of a question that say what it is about; a Spanish one is asked with English words. */
export function askedWords(question: string, vocabulary: Vocabulary): AskedWord[] {
  const typed = plainLetters(question)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const meant = nearestOf(vocabulary)
  const asked = isSpanish(question)
    ? typed.flatMap(eachOnce((word) => spanishWord(word, meant)))
    : typed
        .flatMap((word) => (written.get(word) ?? word).split(' '))
        .flatMap(eachOnce((word) => englishWord(word, meant)))
  // Twice the same is asked once: each word that is looked for costs the whole process time.
  return [...new Map(asked.map((word) => [word.stems.join(' ') || word.typed, word])).values()].slice(
    0,
    mostAsked,
  )
}

/** The words of all passages, by how they sound. */
export type Vocabulary = {
  readonly stems: ReadonlySet<string>
  readonly alike: (sound: string) => readonly Sound[]
}

/** How a word of ours sounds, and how it is written. */
type Sound = { readonly word: string; readonly written: string }

export function vocabularyOf(words: Iterable<string>): Vocabulary {
  const all = [...new Set([...knownWords, ...words])].filter((word) => /^[a-z]+$/.test(word))
  const sounds = all.map((written) => ({ word: heard(written), written }))
  return { stems: new Set(all.map(stem)), alike: byFirstLetter(sounds) }
}

/** The word of ours that was probably meant. */
type Nearest = (typed: string) => string | null

function englishWord(typed: string, nearest: Nearest): AskedWord[] {
  if (isSilent(typed)) return []
  const word = nearest(typed)
  if (word !== null && isSilent(word)) return []
  return [{ typed, stems: word === null ? [] : [stem(word), ...meaningsOf(word)] }]
}

function spanishWord(typed: string, nearest: Nearest): AskedWord[] {
  const english = inEnglish(typed)
  if (english)
    return english.length === 0
      ? []
      : [{ typed, stems: english.flatMap((word) => [stem(word), ...meaningsOf(word)]) }]
  return englishWord(typed, nearest)
}

function isSilent(word: string) {
  return skipped.has(word) || chatter.has(word) || word.length < 2 || /^\d+$/.test(word)
}

/** Nobody asks with more words than these that we do not have: what comes after them is not meant as one of ours. */
const mostUnknown = 60

/** Itself, or the word that sounds the same, or is a slip away. */
function nearestOf({ stems, alike }: Vocabulary): Nearest {
  let unknown = 0
  return (typed) => {
    if (stems.has(stem(typed))) return typed
    const sound = heard(typed)
    const ours = alike(sound)
    const same = ours.find(({ word }) => word === sound)
    if (same || ++unknown > mostUnknown) return same?.written ?? null
    const near =
      ours.find(({ word }) => isMeantAs(sound, word)) ?? ours.find(({ word }) => isOneSlipInFive(sound, word))
    return near?.written ?? null
  }
}
