/** The search of the questions page and the chat find by the same words. They run in the browser too. */

/** Words that say nothing about what is asked. */
export const skipped: ReadonlySet<string> = new Set(
  'a an and any are at be but by can could did do does for from get go had has have how i if in is it its me my no not of on or our out please shall should so that the their them there these they this to up us was we were what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** Words that people type, and how the words that our texts use for them begin. */
const meanings: Readonly<Record<string, readonly string[]>> = {
  adjuster: ['insur'],
  agent: ['insur'],
  apartment: ['rent'],
  arrival: ['fast'],
  arrive: ['fast'],
  baby: ['child'],
  backed: ['sewage'],
  backup: ['sewage'],
  bill: ['pay', 'cost'],
  blood: ['trauma'],
  body: ['trauma'],
  broken: ['fail'],
  burned: ['fire'],
  cat: ['pet'],
  cellar: ['basement'],
  claim: ['insur'],
  clothing: ['cloth'],
  computer: ['electronic'],
  contract: ['agreement', 'authoriz'],
  coverage: ['insur'],
  crawlspace: ['crawl'],
  crime: ['trauma', 'crime'],
  death: ['trauma'],
  died: ['trauma'],
  discard: ['throw'],
  dog: ['pet'],
  dried: ['dry'],
  dumpster: ['throw'],
  electric: ['power', 'electric'],
  electricity: ['power', 'electric'],
  estimate: ['cost'],
  eta: ['fast'],
  flood: ['water'],
  flooded: ['water'],
  flooding: ['water'],
  freezer: ['food'],
  fridge: ['food'],
  furniture: ['belonging'],
  hotel: ['stay'],
  insurance: ['insur'],
  kid: ['child'],
  landlord: ['rent'],
  leak: ['water'],
  leaking: ['water'],
  license: ['regist', 'certif'],
  licensed: ['regist', 'certif'],
  mildew: ['mold'],
  mould: ['mold'],
  murder: ['trauma'],
  noise: ['loud'],
  noisy: ['loud'],
  odor: ['smell'],
  odour: ['smell'],
  picture: ['photo'],
  pipe: ['water', 'plumb'],
  poop: ['sewage'],
  price: ['cost'],
  quote: ['cost'],
  refrigerator: ['food'],
  river: ['creek'],
  septic: ['sewage'],
  sewer: ['sewage'],
  smoke: ['soot'],
  stink: ['smell'],
  suicide: ['trauma'],
  sunday: ['weekend'],
  tarp: ['cover'],
  tenant: ['rent'],
  toilet: ['sewage'],
  toss: ['throw'],
  trash: ['throw'],
  weekend: ['night'],
  working: ['fail', 'work'],
}

/** The word without its grammatical ending: "flooded" and "floods" look for "flood". */
export function stem(word: string) {
  return word.length > 4 ? word.replace(/(?:ing|ies|ed|es|s|e|y)$/, '') : word.replace(/s$/, '')
}

/** How the words begin that our texts use for a typed one. */
export function meaningsOf(word: string) {
  const one = Object.hasOwn(meanings, word) ? word : word.replace(/s$/, '')
  return Object.hasOwn(meanings, one) ? (meanings[one] ?? []) : []
}

/** All words that have a meaning here. */
export const knownWords: readonly string[] = Object.keys(meanings)
