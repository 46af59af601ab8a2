import { lexicon, type Entry } from './emergency-lexicon.ts'
import { emergencyKinds, type EmergencyKind } from './emergency-kinds.ts'
import { eachOnce, heard, isMeantAs, plainLetters } from './spelling.ts'

export type Emergency = { readonly kind: EmergencyKind; readonly language: 'en' | 'es' }

/**
 * The danger that a visitor writes about, in English or Spanish and however it is spelled, or null. Every word becomes a sign of the
 * lexicon, "." if it has none, and the patterns look for what the signs say together: "gas" alone is a bill, "smell" and "gas" a danger.
 * A false alarm costs a tap, a missed one a life; so only what is plainly denied, over, or about something else is left out.
 */
export function emergencyIn(text: string): Emergency | null {
  const entries = wordsOf(text).flatMap(eachOnce(entriesFor))
  const signs = withoutDenied(entries.map(({ sign }) => sign).join(''))
  const kind = emergencyKinds.find((each) => patterns[each].some((pattern) => pattern.test(signs)))
  if (!kind) return null
  return { kind, language: isSpanish(entries) ? 'es' : 'en' }
}

/** A fire that is over is no danger any more; smoke that comes out of something is. */
const patterns: Readonly<Record<EmergencyKind, readonly RegExp[]>> = {
  trapped: [
    /p[^W|]{0,3}T(?!.{0,3}D)|(?<!W[f.]?)T[f.]{0,3}w|^n?T/,
    /pf?t[f4.]{0,3}w|Cgu(?![f.]{0,3}[sKDW])|Nmu/,
    /eC?N?.?j.*W|W.*e[CN].?j|W.*y|y.*W/,
  ],
  gas: [
    /s[^|]{0,4}[Gr]|G[^|]{0,2}s|[lr][f.]{0,2}[Gr]|G[f.]{0,2}l/,
    /A.{0,2}Ga|GA[^|]{0,3}a|[hJ]f?G(?![f.]?[DW])|^[^DENYk|]?G[^DENYk|]{0,2}\|?$/,
  ],
  fire: [
    /^[^Y]*(o|[hJ]f{0,2}F(?!.?D)|[EnSx][f.]?F(?!.?D)|F(?!D)[^|D]{0,4}n|F(?!.?D)[f.4]{0,2}w|F[f.]?v|FfS)[^Y]*$/,
    /^[^DENYk|]?F[^DENYk|]{0,2}\|*$/,
    /v[f.]{0,3}K(?![sDA])|K(?![sDA])[f.]{0,2}v|[hJ]f{0,3}K(?![sDA])|K[^|sDA]{0,3}n|KA[^|]{0,3}a/,
    /s[f.]?B|Bs|[fp]B/,
  ],
  'carbon-monoxide': [/M.*[aH]|[aH].*M|[hJl][f.]?M|^[^DNY|]{0,2}MA?\|*$/, /cA[^|]{0,4}a|a.{0,4}c?A.*H/],
  'electricity-in-water': [
    /^[^kY]*(W[^|]{0,6}O|O[^|]{0,4}W|W[^|]{0,5}i)[^kY]*$/,
    /^(?=.*W)[^k]*(E.{0,3}S|S.{0,2}E|E[f.]?4)/,
    /R[^|]{0,3}W|W[^|]{0,3}R/,
    /W.*[zX]|[zX].*W|Wv[^|]{0,3}E/,
  ],
  electricity: [/X|gz|z.*[OE]|[OE].*z/, /R[f.]{0,2}d|d[Ef.]{0,2}R|O[f.]{0,2}[ZB]|ZO/],
  hurt: [
    /U|V|qu|[N0C][mf]?[b3]|Cg?2|d4.?p/,
    /p.*[N0][f.]?Q|p.*CQ(\||$)|p[^|0&]{0,5}I/,
    /[N0C][^|]{0,3}P|5[^|]{0,4}[68D]|7[^|]{0,5}8/,
  ],
  suicidal: [
    /~|<[f.1]{0,3}%|L[f.]?@|&[^|]{0,3}I[f.]?@|9[f.]{1,3}=|p(&|\.f)_/,
    /(?<![N0]f?)&[f.]{0,2}#|[N0]f?&[f.]{0,2}>f?(1|\||$)/,
  ],
}

/** "gas", "no" and "a" are of both languages. */
function isSpanish(entries: readonly Sign[]) {
  const [spanish, english] = [true, false].map(
    (is) => entries.filter((entry) => entry.isSpanish === is && /[^.|fGN]/.test(entry.sign)).length,
  )
  return spanish !== undefined && english !== undefined && spanish > 0 && spanish >= english
}

/** What is denied counts no more: "no fire", "nobody is hurt", "no hay fuego". "No, i smell gas" denies something else. */
function withoutDenied(signs: string) {
  return signs.replace(/(N[1J]{0,2}|0[fgJ1p]{0,3})[sGFKBXTIUVoz57~]/g, '$1.')
}

/** The words as they sound; "|" ends a clause. What belongs together is written together. */
function wordsOf(text: string) {
  return plainLetters(text)
    .replace(/[.,;:!?\n]+/g, ' | ')
    .replace(
      /\b(on (?=f[ie])|en (?=l?lama|fueg)|can (?=not)|power (?=line)|heart (?=[ab][te])|my (?=self)|no (?=one))/g,
      (two) => two.trim(),
    )
    .split(/[^a-z0-9|]+/)
    .filter(Boolean)
    .map(heard)
}

type Sign = Pick<Entry, 'sign' | 'word' | 'isSpanish'>

/** No word is left out, however many there are: what stands before a danger may not hide it. */
function entriesFor(typed: string): readonly Sign[] {
  const ours = lexicon.filter(({ word }) => word[0] === typed[0])
  const known =
    ours.find(({ word }) => word === typed) ??
    ours.find(({ word, isStart }) => isStart && typed.startsWith(word)) ??
    ours.find((entry) => !lookalikes.includes(typed) && isAlmost(typed, entry))
  if (known) return [known]
  const inside = typed.length < 7 ? [] : insideOf(typed)
  return inside.length > 0 ? inside : [{ sign: typed === '|' ? '|' : '.', word: '', isSpanish: false }]
}

function isAlmost(typed: string, { word, isStart }: Entry) {
  return (
    isMeantAs(typed, word) || (isStart && word.length > 5 && isMeantAs(typed.slice(0, word.length), word))
  )
}

/** What was typed without the spaces: "hueleagas". */
function insideOf(typed: string) {
  return lexicon
    .filter(({ sign, word }) => /[sGFKXMTlo]/.test(sign) && word.length > 2 && typed.includes(word))
    .toSorted((a, b) => typed.indexOf(a.word) - typed.indexOf(b.word))
}

/** Other words, one letter away from one of ours. */
const lookalikes =
  'atrasada beding burned cale chocing choosing confusion crawling cuanto cuatro fries garbage insured meting showed sincing sincs soced stics strice shaped sped swaped taped vine wiping'.split(
    ' ',
  )
