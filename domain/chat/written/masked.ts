/** A number as digits or as words, one after the other. */
const digitWords =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve'
/** What stands after a name and is none of it. */
const noName =
  'and|i|im|we|my|our|from|of|in|at|on|the|with|but|so|please|need|have|y|e|yo|mi|de|del|en|con|pero|vivo|necesito|tengo|por|que'
const word = `(?!(?:${noName})\\b)[\\p{L}’'.-]+`
const street =
  'st|street|ave|avenue|rd|road|dr|drive|ln|lane|ct|court|blvd|boulevard|way|pl|place|cir|circle|hwy|highway|rt|route|calle|avenida'

const masks: readonly (readonly [RegExp, string])[] = [
  [/[^\s@<>()[\]]+@[^\s@<>()[\]]+/g, '[email]'],
  [
    /[\w.+-]+\s*(?:\(at\)|\[at\]|\bat\b|\barroba\b)\s*[\w-]+\s*(?:\.|\(dot\)|\bdot\b|\bpunto\b)\s*(?:com|net|org|edu|gov|us|mx)\b/gi,
    '[email]',
  ],
  [/(?:https?:\/\/|www\.)\S+/gi, '[link]'],
  [new RegExp(`\\b\\d+[a-z]?(?:\\s+[\\w.'’-]+){1,4}?\\s+(?:${street})\\b\\.?`, 'gi'), '[address]'],
  [
    new RegExp(
      `(?<=\\b(?:policy|claim|account|poliza|póliza|reclamo)\\b[^.!?\\n]{0,20}?)\\b(?=\\w*\\d)[\\w-]{4,}`,
      'gi',
    ),
    '[number]',
  ],
  // Phone numbers, cards, social security, policies: nothing about a house takes five digits.
  [/[+(]?\d(?:[\s().,/_–-]{0,3}\d){4,}/g, '[number]'],
  [new RegExp(`\\b(?:(?:${digitWords})\\b[\\s,.-]*){5,}`, 'gi'), '[number] '],
  [
    new RegExp(
      `(?<=(?:\\bname(?:’s|'s|s| is)|\\bme llamo|\\bnombre es|\\bcall me|\\bll[aá]me[nm]?me)[\\s:]+)${word}(?:\\s+${word}){0,2}`,
      'giu',
    ),
    '[name]',
  ],
  // "I am flooded" is no name: here the capital tells.
  [
    /(?<=(?:\b[Ii] am|\b[Ii][’']?m|\b[Tt]his is|\b[Ss]oy|\b[Hh]abla|\b[Mm]rs?\.?|\b[Mm]s\.?|\b[Ss]e[nñ]ora?)\s+)\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'.-]+){0,2}/gu,
    '[name]',
  ],
]

/**
 * What a visitor typed, without what tells who they are, where they live, or how to reach or charge them: it goes to a service that is
 * not ours.
 */
export function masked(text: string): string {
  return masks.reduce((rest, [pattern, mask]) => rest.replace(pattern, mask), text.normalize('NFKC')).trim()
}
