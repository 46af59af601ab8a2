import { areas, stateNames } from '#domain/areas/areas.ts'
import { plainWords } from '#platform/text/plain-words.ts'
import { withoutSecrets } from './devices/without-secrets.ts'
import { plainLetters } from './hearing/spelling.ts'
import { houses } from './masked-houses.ts'
import { firstNames } from './hearing/first-names.ts'

/** What stands for what was taken out. */
const taken = '…'

/** The last word of the name of a street. */
const street =
  'st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|cir|circle|way|pl|place|pike|ter|terrace|trl|trail|hwy|highway|rt|route'
/** Of these those that a number may follow. */
const streetAlone = 'st|street|ave|avenue|rd|road|ln|lane|blvd|boulevard|dr|pike|hwy|highway'
const beforeStreet =
  'on|at|in|is|are|am|was|we|i|im|the|my|our|your|a|live|lives|off|near|to|from|of|it|its|and|do|you|down|up|across'
/** The same of streets whose last word is seldom anything else. */
const streetNamed = 'crossing|xing|alley|parkway|pkwy|loop|cove|ridge'
const units = 'in\\b|inch|feet|foot|ft|hour|hr|day|min|week|people|room|am\\b|pm\\b|house|car|mile'
const introduced =
  "my name is|my names|my name ?['’]?s|name is|i['’]?m called|call me|me llamo|nombre es|ll[aá]me[nm]?me"
/** What stands after a name and is none of it. */
const notPartOfName =
  '(?:and|y|e|from|de|i|im|at|my|mi|in|en|we|can|what|how|when|do|is|our|of|on|the|with|but|so|please|need|have|yo|con|pero|vivo|necesito|tengo|por|que|asap|now|back|later|soon)\\b'
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const digits =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'

const dot = '(?:\\.|\\(dot\\)|\\[dot\\]|\\bdot\\b|\\bpunto\\b)'
/** What stands before the at of an email: "nora.t", "marge dot ober". */
const mailbox = `(?<![\\w.+-])[\\w.+-]+(?:\\s+(?:dot|punto|\\[dot\\]|\\(dot\\))\\s+[\\w+-]+){0,3}`
/** Whoever writes one of these after the at leaves its ending out. */
const mailers =
  'g ?mail|googlemail|yahoo|ymail|hotmail|outlook|icloud|aol|proton(?:mail)?|gmx|zoho|comcast|sbcglobal'

/** Up to three words of the name of a street. */
const streetWords = `(?:(?!(?:${beforeStreet})\\b|${units})[\\p{L}\\d.'’-]+\\s+){1,3}`

/** What someone is let in by. */
const codes =
  'code|codes|pin|password|passcode|passkey|combo|combination|lockbox|keypad|clave|codigo|código|contrasena|contraseña|candado'

const patterns: readonly RegExp[] = [
  // With a space around the at or a dot, too: "bob @ gmail . com". Of an at between spaces an ending has to follow.
  new RegExp(
    `(?<![\\w.+-])[\\w.+-]+(?:\\s\\.\\s?[\\w+-]+){0,3}\\s?@\\s?(?:[\\w-]+(?:\\s?\\.\\s?[\\w-]+){0,3}\\s?\\.\\s?(?:com|net|org|edu|gov|us|mx|me|io|co|info|biz|app|dev)\\b|(?:${mailers})\\b)`,
    'gi',
  ),
  /[^\s@<>()[\]]+@[^\s@<>()[\]]+/g,
  // "ofelia (at) proton.me": an at in brackets is always that of an email.
  new RegExp(
    `${mailbox}\\s*(?:\\(\\s*(?:at|arroba)\\s*\\)|\\[\\s*(?:at|arroba)\\s*\\])\\s*[\\w-]+(?:\\s*${dot}\\s*[\\w-]+){0,3}`,
    'gi',
  ),
  new RegExp(`${mailbox}\\s+(?:at|arroba)\\s+[\\w-]+\\s*${dot}\\s*(?:com|net|org|edu|gov|us|mx)\\b`, 'gi'),
  new RegExp(
    `${mailbox}\\s+(?:at|arroba)\\s+[\\w-]+\\.(?:me|io|co|ch|de|uk|ca|es|eu|dev|app|info|biz|xyz)\\b(?!/)`,
    'gi',
  ),
  new RegExp(`${mailbox}\\s+(?:at|arroba)\\s+(?:${mailers})\\b`, 'gi'),
  // What someone is called elsewhere.
  /(?<![\p{L}\d])@[\w.]{2,}/gu,
  /\b(?:https?:\/\/|www\.)\S+/gi,
  // A site without that: "ofelia.com", "t.me/ofelia".
  /(?<![\p{L}\d.])[\w-]+(?:\.[\w-]+)*\.(?:(?:com|net|org|edu|gov|info|biz|io|app|mx)\b(?:\/\S*)?|(?:me|us|co|ly|gg|tv|be|ee)\/\S+)/giu,
  // A house and its street: "123 N Main St Apt 4", "calle Sur 12".
  new RegExp(
    `\\b\\d+[a-z]?\\s+(?:[\\p{L}\\d.'’-]+\\s+){0,4}?(?:${street})\\b\\.?(?:,?\\s*(?:apt|unit|suite|#)\\s*\\S+)?`,
    'giu',
  ),
  new RegExp(`\\b\\d+[a-z]?\\s+${streetWords}(?:${streetNamed})\\b`, 'giu'),
  ...houses,
  // A house whose number is written in words: "forty one larkspur lane".
  new RegExp(
    `\\b(?:${tens})(?:[\\s-]+(?:${digits}))?\\s+${streetWords}(?:${streetAlone}|${streetNamed})\\b`,
    'giu',
  ),
  // The same the other way round: "oak street 12".
  new RegExp(
    `(?:(?<!\\p{L})(?!(?:${beforeStreet})\\b)[\\p{L}'’-]+\\s+){1,3}(?:${streetAlone})\\b\\.?,?\\s*(?:number|no\\.?|#)?\\s*\\d+(?!\\d|\\s*(?:${units}))(?:\\s?[a-z]\\b)?`,
    'giu',
  ),
  /(?<!\p{L})(?:calle|avenida|apartado|apt\.?|apartamento|unit|suite|box)\s+(?:[\p{L}.]+\s+){0,3}?#?\d+\p{L}?/giu,
  /(?<=\b(?:policy|claim|account|poliza|póliza|reclamo)\b[^.!?\n]{0,20}?)\b(?=\w*\d)[\w-]{4,}/gi,
  // A code of a door: "code A1B2", "lockbox: a1 b2".
  new RegExp(
    `(?<![\\p{L}\\d])(?!\\d+\\s*(?:${units}))(?=[a-z#*-]*\\d)(?<=(?<!\\p{L})(?:${codes})(?!\\p{L})[^.!?\\n]{0,20}?)[a-z\\d#*-]{2,}(?:\\s(?=[a-z]*\\d)[a-z\\d#*]{1,4}(?![\\p{L}\\d]))*`,
    'giu',
  ),
  // A code: "four seven one one".
  new RegExp(`\\b(?:${digits})(?:[\\s,.-]+(?:${digits})){3,}\\b`, 'gi'),
  new RegExp(`\\b(?:${digits}|\\d{1,4})(?:[\\s,.-]+(?:${digits}|\\d{1,4})){4,}\\b`, 'gi'),
  // Three digits or more, however they are divided: a phone, a card, a ZIP, a claim, a code.
  /[+#(]*(?:\p{Lu}{1,4}-)?\d(?:[\s().,/_–-]{0,3}\d){2,}/gu,
  new RegExp(
    `(?<=\\b(?:(?:${introduced})(?:\\s*:\\s*|\\s+)|name:\\s*))(?!${notPartOfName})\\p{L}[\\p{L}'’-]*(?:\\s+(?!${notPartOfName})\\p{L}[\\p{L}'’-]*)?`,
    'giu',
  ),
  new RegExp(
    `(?<=(?<!\\p{L})(?:mrs?|ms|dr|mister|sra?|se[nñ]ora?)\\b\\.?\\s+)(?!${notPartOfName})\\p{L}[\\p{L}'’-]+`,
    'giu',
  ),
  // "I am flooded" is no name: here the capital tells.
  /(?<=(?:\b[Ii] am|\b[Ii][’']?m|\b[Tt]his is|\b[Ss]oy|\b[Hh]abla|\b[Mm]rs?\.?|\b[Mm]s\.?|\b[Ss]e[nñ]ora?)\s+)\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+){0,2}/gu,
]

/**
 * The words of a visitor without what tells who and where they are, or how to reach or charge them: names, numbers, emails and addresses.
 * It takes out rather too much than too little, for the office's list of questions and for a service that is not ours. A name that is rare, in small letters and without "my name is" it cannot tell from any other word, nor a
 * street by its name alone.
 */
export function masked(text: string): string {
  // What was taken out stays one sign.
  const plain = withoutSecrets(text).replace(/[^…]+/g, plainSigns).replace(/\s+/g, ' ')
  const without = patterns.reduce((left, pattern) => left.replace(pattern, taken), plain)
  return withoutNames(without.trim().split(' '))
    .replace(/…(?:[\s,]*…)+/g, taken)
    .trim()
}

/** Digits of any script are ours, and nothing that the eye does not see splits them. */
function plainSigns(text: string) {
  const seen = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  return seen.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
}

/** Each script has its ten digits one after another. */
function valueOf(digit: string) {
  const at = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before++
  return before % 10
}

function withoutNames(words: readonly string[]): string {
  const isShouted = !words.some((word) => /\p{Ll}/u.test(word))
  return words
    .map((word, at) => {
      const before = words[at - 1]
      const isOfName =
        isFirstName(word) ||
        (before !== undefined &&
          isFirstName(before) &&
          !/['’]s$/.test(before) &&
          !small.has(lettersOf(word))) ||
        (!isShouted && before !== undefined && !/[.?!:…]$/.test(before) && isProper(word))
      return isOfName ? `${taken}${/[,.?!]*$/.exec(word)?.[0] ?? ''}` : word
    })
    .join(' ')
}

function isFirstName(word: string) {
  const letters = lettersOf(word)
  return firstNames.has(letters) || firstNames.has(letters.replace(/s$/, ''))
}

/** Written large within a sentence, and no place, day or name that everyone has. */
function isProper(word: string) {
  return /^[¿¡"“(]?\p{Lu}\p{Ll}/u.test(word) && !known.has(lettersOf(word))
}

function lettersOf(word: string) {
  return plainLetters(word).replace(/[^a-z]/g, '')
}

const known: ReadonlySet<string> = new Set([
  ...areas.flatMap(({ name, county }) => plainWords(`${name} ${county}`)),
  ...Object.values(stateNames).map((name) => name.toLowerCase()),
  ...'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december im ive id ill english spanish christmas thanksgiving easter'.split(
    ' ',
  ),
])

/** What goes on after a first name and is no last name. */
const small: ReadonlySet<string> = new Set(
  'a an and at can come comes coming could de do does el en for from has have help here how i in is it la me my need needs not of on or que said says she he still the there to was we when where who will with y you'.split(
    ' ',
  ),
)
