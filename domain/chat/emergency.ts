import { lexicon, type Entry } from './emergency-lexicon.ts'
import { emergencyKinds, type EmergencyKind } from './emergency-kinds.ts'
import { withoutPleas } from './pleas.ts'
import { byFirstLetter, eachOnce, heard, isMeantAs, plainLetters } from './spelling.ts'

export type Emergency = { readonly kind: EmergencyKind; readonly language: 'en' | 'es' }

/**
 * The danger that a visitor writes about, in English or Spanish and however it is spelled, or null. Every word becomes a sign of the
 * lexicon, "." if it has none, and the patterns look for what the signs say together: "gas" alone is a bill, "smell" and "gas" a danger.
 * A false alarm costs a tap, a missed one a life; so only what is plainly denied, over, or about something else is left out.
 */
export function emergencyIn(text: string): Emergency | null {
  const typed = plainLetters(text)
  const entries = wordsOf(withoutPleas(typed)).flatMap(eachOnce(entriesFor))
  const heard = withoutDenied(entries.map(({ sign }) => sign).join(''))
  // Who fell is asked of people alone; for all else it is what is down.
  const signs = heard.replace(/Σ/g, 'd')
  const told = [signs, signs.replace(inFewPatterns, '.'), heard]
  // Whoever calls for help speaks of now, unless they say that it is over.
  if (/help|ayud|auxili|socor/.test(typed) && !/[DYψχkuN0s]/.test(signs)) told.push(`${signs}n`)
  const kind = emergencyKinds.find((each) =>
    patterns[each].some((pattern) => told.some((said) => pattern.test(said))),
  )
  if (!kind) return null
  return { kind, language: isSpanish(entries) ? 'es' : 'en' }
}

/** Signs that few patterns ask for; for the others, these words say nothing. */
const inFewPatterns = /[ΛΦΔøβΞΨΓΠϐϱϟϡϖϛϨϙϗϧ]/g

/** A fire that is over is no danger any more; smoke that comes out of something is. */
const patterns: Readonly<Record<EmergencyKind, readonly RegExp[]>> = {
  trapped: [
    /p[^W|]{0,3}T(?!.{0,3}[Dθ])(?![^|χ]{0,5}ψ)|(?<!W[f.]?)T[f.]{0,3}[wπ](?![^|χ]?ψ)|^n?T/,
    /(?<![Deν][f.]?)p[fp]{0,2}t[f4.]{0,3}[wπ]|ppt(\||$)|Cgu(?![f.]{0,3}[sKDW])|Nmu/,
    /eC?N?.?j.*W|W.*e[CN].?j|[CN]m?[f.]?j[f.]?e.*W|W.*[CN]m?[f.]?j[f.]?e|W.*y|y.*W|W[fp.2]{0,5}ϡ/,
    // Who is below or cannot walk, while the water rises.
    /p[^Wψ|]{0,4}w.*(W.{0,3}ρ|ρ.?W)|^(?=.*(W.{0,3}ρ|ρ.?W)).*p.*(C|Nm)[f.]{0,2}μ|^t[f4.]{0,2}w.*W/,
  ],
  gas: [
    /s[^|]{0,4}[Gr]|G[^|]{0,2}s|r[f.]{0,2}[Gr]|l[f.]{0,2}[Gr](?![^|χ]{0,3}ψ)|G([f.]{0,3}θ)?[fp.]{0,3}l(?![^|χ]{0,3}ψ)|v[f.]?G(?!.?[Dθ])/,
    /G.*η|θ[^|]{0,5}η|η[^|]{0,6}[Gθ]|r[f.]{0,2}s|θ[f.]?[CN0][f.]?k[^|]{0,4}s/,
    /^[^WYψχ]*(G[^|DθENYψχ]{0,3}ϱ|ϱ[f.]{0,3}G|Π[f.]?G)[^Yψχ]*$/,
    /A.{0,2}Ga|GA[^|]{0,3}a|[hJ]f?G(?![f.]?[DθW])|^[^DθENYψχk|]?G[^DθENYψχk|]{0,2}\|?$/,
  ],
  fire: [
    /^[^Yψχ]*(o|[hJ]f{0,2}F(?!.?[Dθ])|[EnSx][f.]?F(?!.?[Dθ])|F(?![Dθ]|fu)[^|Dθ]{0,4}n|F(?!.?[Dθ])[f.4]{0,2}[wπ]|F[f.]?v|FfS)[^Yψχ]*$/,
    /^[^DθENYψχk|]?F(?!f?u(\||$))[^DθENYψχk|]{0,2}\|*$/,
    /[vρ][f.]{0,3}K(?![sDA])|K(?![sDA])[f.]{0,2}[vρ]|[hJ]f{0,3}K(?![sDA])|K[^|sDA]{0,3}n|KA[^|]{0,3}a/,
    /^[^FDξYψχ]*(p[fa.]{0,2}s|w[f]?s|^[.J]?s)[f.]{0,2}K(?![sA])[^FDξYψχ]*$|(?<!D.{0,5})K(?![sDA])[f.]{0,2}w/,
    /τ.*K(?![sDA])|K(?![sDA]).*τ|[bΩ][^|]{0,4}K(?![sDA])|^[^Yψχ]*(ϖ[f.]{0,2}[θξ]|θ[f.]{0,2}ϖ)/,
    /s[f.]?B|Bs|[fp]B/,
  ],
  collapse: [
    /π[fpς.]{0,4}κ|κ[f.]?π|ν[^|Wg]{0,4}δ[^|W]{0,5}[wπ]/,
    /π[^|ψ]{0,6}Δ[f.]{0,2}[Φκ]|Δ[f.]{0,2}[Φκ][f.]{0,2}π|π[f.]{0,2}vd/,
  ],
  'carbon-monoxide': [
    /M.*[aH]|[aH].*M|[hJl][f.]?M|^[^DθNYψχ|]{0,2}MA?\|*$/,
    /cA[^|]{0,4}a|A[f.]{0,2}c[^|]{0,4}a|a.{0,4}c?A.*H|H.*θ|θ(?!ffH).*H/,
  ],
  wire: [/R[Ef.]{0,3}[dλ]|R[f.]?E[f.]{0,3}d|d[Ef.]{0,2}R/],
  'electricity-in-water': [
    /^(?!m.*k)[^kYψχ]*(W[^|]{0,6}O|O[^|]{0,4}W|W[^|]{0,5}i|O[fgp.]{0,3}ω|[Ei][fp]{0,2}ω|ω[fp.4]{0,4}O)[^kYψχ]*$/,
    /^(?=.*W)[^k]*(E.{0,3}S|S.{0,2}E|E[f.]?4)/,
    /R[^|]{0,3}W|W[^|]{0,3}R/,
    // What is plugged in and wet; a fan that dries is neither. Water in a lamp, or in what hangs from the ceiling.
    /^(?=.*[ωW])[^køDYψχ]*(?<!0f?)Ξ[^køDYψχ]*$|[ωW][^|k]{0,3}4.{0,2}β/,
    /[iO][fpπ.]{0,4}[Λv][^|k]{0,2}W|(πø|ø[f.]{1,2}π)[^|k]{0,4}[Wω]|[Wω][^|k]{0,4}(πø|ø[f.]{1,2}π)/,
    /W.*[zX]|[zX].*W|Wv[^|]{0,3}E|W.*φ|φ.*W|γ.{0,2}W.*ζ|ζ.*γ.{0,2}W/,
  ],
  electricity: [/X|gz|z.*[OE]|[OE].*z/, /R[Ef.]{0,3}ς|ςf?R|[fΓp]Πf?E|O[f.]{0,2}[ZBζ]|[Zζ]O/],
  hurt: [
    /U|(?<!D[f.]?)V(?!.?δ)|qu|[N0C][mf]?[b3]|Cg?2|(?<!wp)Ω(?!\.w)/,
    /^(?!.*ψ|.*Y.*D).*(p[fgY]{0,3}σ|σ[f.]{0,2}p)/,
    // Who is dying; their own wish is another danger.
    /p[fn]{0,2}#/,
    // Who fell, hit their head, broke something, or does not get up.
    /^(?!.*ψ).*(pf{0,2}Σ(?![f.]π)|fΣ[f.]{0,2}p|Π(ϙ|p?ϙ|[f.]{0,2}H)|ϱ[fp.]?Ϩ)/,
    /^(?!.*ψ).*(Γϗ[f.]{0,2}Ϩ|p.*ϗ[f.]{0,2}Ϩ|ϗ[f.]{0,2}Ϩ.*p|p.*[N0]fm?ϧ|[N0]fm?ϧ.*p)/,
    // What fell, and who is under it.
    /[dIκϐ][f.π]{0,3}4[f.1]{0,3}p(?![wν])|[dπ][f.Γ]{0,2}Π[f.]{0,2}p|pf?dδ[f.]{0,2}π|(d[f.]{0,2}π|π[f.]{0,2}[dκ])[^|]{0,5}p[fp.]{0,2}ϛ|pf?ϟ(\||$)|[Γp]f?[dϐ][f.]{0,2}π[f.]{0,2}4|[dϐ][fϛ.]{0,2}π[f.]{0,2}4[f.]{0,2}p|Γd[f.]{0,3}πf.?p/,
    /[dI][^|]{0,5}p[fp.]{0,2}Ψ|p[fp.]{0,2}Ψ[f.]{0,2}(d|π[f.]{0,3}[dI])|J[f.]{0,2}pf?Ψ|pfΨ[f.]{0,2}π(\||$)/,
    /pf?d[f.]{0,3}[Ww](?!.?[Dθ])|d.*[N0][f.]?α|pf?[N0]f?α.{0,2}p[f.]{0,2}w/,
    /p.*[N0][f.]?Q|p.*CQ(\||$)|p[^|0&]{0,5}I/,
    /[N0C][^|]{0,3}P|5[^|]{0,4}[68D]|7[^|]{0,5}8/,
  ],
  'found-dead': [/^(?!.*[Yψ]).*(ε[^|]{0,3}p[^|]{0,2}†|ε†[^|]{0,3}p|p[fp]†(\||$|.{0,3}[wπ]))/],
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
  return signs
    .replace(/(N[1J]{0,2}|0[fgJ1p]{0,3})[sGFKBXTIUVoz57~OΞ]/g, '$1.')
    .replace(/N[1J]{0,2}W(?!f?[vρ])|[N0][fp]{0,2}υ[1fp.]{0,2}O/g, '..')
}

/** The words of plain letters, as they sound; "|" ends a clause. What belongs together is written together. */
function wordsOf(text: string) {
  return (
    text
      .replace(/[.,;:!?\n]+/g, ' | ')
      // These sound like “fell”, and like the English “i”.
      .replace(/\bfeel(?=s|ing|\b)/g, 'sense')
      .replace(/\by\b/g, 'and')
      .replace(
        /\b(on (?=f[ie])|en (?=l?lama|yama|fueg|contacto\b)|(?:[tsm][ui]|de) (?=contacto)|me (?=electrocut)|like (?=dying)|contacto (?=de em)|(?:veo|hay|salen|las) (?=l?lamas)|l?lamas (?=en )|no (?=para\b)|escape (?=de )|quedo (?=debajo)|(?:esta|puesto|puso|poniendo) (?=azul)|(?:is|are|turning|turned) (?=blue\b)|(?<=(?:to|at) )my (?=chest)|poste (?=de luz)|caja (?=de (?:luz|fus|br))|live (?=wire)|throwing (?=up)|can (?=not)|pow[er]+ (?=line|pole|strip)|plug+e?d (?=in(?! (?:the|my|our) [bk]))|h?a[cs]e (?=ruido)|me (?=cai\b|lastim)|(?<=se )me (?=ca[iyl])|ca[iyl]l?o (?=del)|c (?=[ck]a[iy]o)|se (?=lastim)|(?:h[ie][sr]|my|their|your) (?=head\b)|just (?=fell|shot|stab)|dying (?=to\b)|there (?=is\b)|fell (?=behind|asleep|in love|for\b)|heart (?=[ab][te])|my (?=self)|no (?=one)|see (?=fire|flame|smoke(?! (?:damage|stain|smel|odor)))|light (?=switch|head)|electric(?:al)? (?=box|panel)|fuse (?=box)|chest (?=pain)|standing (?=in)|a (?=shot)|d(?:io|a) (?=corriente))/g,
        (two) => two.trim(),
      )
      .split(/[^a-z0-9|]+/)
      .filter(Boolean)
      .map(heard)
  )
}

const alike = byFirstLetter(lexicon)

type Sign = Pick<Entry, 'sign' | 'word' | 'isSpanish'>

/** No word is left out, however many there are: what stands before a danger may not hide it. */
function entriesFor(typed: string): readonly Sign[] {
  const ours = alike(typed)
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
  'aging atrasada mecaio mecalo contact contactode contacted contractor contractors sangre sabed staied staced drier beding burned cale chocing choosing confusion crawling cuanto cuatro fries garbage insured meting pliego prendi showed sincing sincs soced stics strice shaped sped swaped taped vine wiping'.split(
    ' ',
  )
