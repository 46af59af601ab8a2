import { areas } from '#domain/areas/areas.ts'
import { firstNames } from './first-names.ts'
import { plainLetters } from './spelling.ts'

/** Who says what they are called, however they write it. */
const introduced =
  /(?:\bmy name is|(?<=^|[.,;!?]\s*|\band )name is|\bmy names|\bmy name[’']s|\bme llamo|\bmi nombre es)\s+/i
/** Who says who they are: only what is written like a name follows these. */
const mayIntroduce = /\b(?:[Tt]his is|[Ss]oy) (?=\p{Lu})/u

/** Much else is said to be: only a given name follows this, however it is written. */
const itIs = new RegExp(`\\b(?:it[’']?s|it is) (?=(?:${[...firstNames].join('|')})(?![\\p{L}’']))`, 'iu')

/** Of a given name or two, and two surnames; particles not counted. */
const mostParts = 4

const particles: ReadonlySet<string> = new Set('de del la las los da dos di van von der'.split(' '))

/** "rosa de youngstown" says where she is from. */
const placesBegin: ReadonlySet<string> = new Set(areas.map(({ name }) => lettersOf(name.split(' ')[0] ?? '')))

/** What people go on with after their name, and what nobody is called, in plain letters. */
const ordinary: ReadonlySet<string> = new Set(
  `a about after again ago all alone already also am an and any are asap at back bad basement bathroom because been big broke burst but by call called calling came
can cant cause ceiling come coming could cuz did do does dont down drain dripping dry emergency even everything everywhere fire first fix flood flooded flooding
floods floor for fridge from full furnace garage get getting go going got had has have he heater hello help here hey hi his home house how hurry i id idk if ill im
in insurance is it its ive just keeps kitchen landlord last leak leaking leaks left like live living lol looking me mold mom mould moved my myself name need needed
needs no not now number of off ok okay on one only or our out over owner people phone pipe please plz pls power pump put really reaching rent rented renter renting
right roof room run running said saw sewage sewer she sink smell smells smoke so some somebody someone soon sorry spelled started still stuck sump text texting
thank thanks that the their them then there they this through to today toilet tonight tree trying under unknown up upstairs ur urgent us wall want wants was washer
water we went were wet what when where which who why will with woke working would ya yes yesterday you your
agua ahora al alguien apartamento aqui arriba asi ayuda ayudenme ayuden bano busco cada casa cocina como con creo cuando cuanto desde dice donde dueno e el ella en
entra entro es esta estaba estamos estan estoy favor fuga fuego gente goteando gotera gracias hace hay hola huele inquilina inquilino inundo inundado inundacion
llamando llamar llame llamen llego lleno lo mas me mi mis moho mucha mucho muy necesito necesitamos no nos o pared pero piso por porque que quiero quisiera rapido
renta rento rompio sale se senor senora si sin somos son sotano su tambien techo tenemos tengo tiene todo toda tubo tuberia tuve un una urgente vengan vivo vivimos
y ya yo`.split(/\s+/),
)

/** The whole name that someone gives, as far as its words are a name’s, with large first letters. */
export function nameIn(text: string): string | undefined {
  const after = (by: RegExp) => {
    const found = by.exec(text)
    return found ? text.slice(found.index + found[0].length) : undefined
  }
  const [said, guessed] = [after(introduced), after(mayIntroduce) ?? after(itIs)]
  const words = (said ?? guessed ?? '').split(/\s+|(?=[^\p{L}\p{M}'’-])/u)
  const name = partsOf(words, { onlyLarge: said === undefined })
  return name.length > 0 ? name.map(wellWritten).join(' ') : undefined
}

function partsOf(words: readonly string[], { onlyLarge }: { onlyLarge: boolean }): string[] {
  const [first, ...rest] = words
  if (!isOfName(first)) return []
  const until = rest.findIndex(
    (word, at) =>
      !(isOfName(word) || particles.has(lettersOf(word))) ||
      (lettersOf(rest[at - 1] ?? '') === 'de' && placesBegin.has(lettersOf(word))),
  )
  const run = until < 0 ? rest : rest.slice(0, until)
  const isLarge = isSmall(first) ? () => false : startsLarge
  const end = run.findIndex((word) => !isLarge(word) && !particles.has(lettersOf(word)))
  const large = end < 0 ? run : run.slice(0, end)
  // So many words in small letters in a row are a sentence that we don’t know, and no name.
  const isName = run.filter((word) => !particles.has(lettersOf(word))).length < mostParts
  return [first, ...withoutLoose(!onlyLarge && isName ? run : large.slice(0, mostParts + 2))]
}

/** "de la" with nothing behind it begins something else. */
function withoutLoose(parts: readonly string[]) {
  return parts.slice(0, parts.findLastIndex((part) => !particles.has(lettersOf(part))) + 1)
}

function isOfName(word: string | undefined): word is string {
  return word !== undefined && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word) && !ordinary.has(lettersOf(word))
}

function lettersOf(word: string) {
  return plainLetters(word).replace(/[^a-z]/g, '')
}

function startsLarge(word: string) {
  return /^\p{Lu}/u.test(word)
}

function isSmall(word: string) {
  return !/\p{Lu}/u.test(word)
}

/** As people write their names; where capitals and small letters are mixed, they know best. */
function wellWritten(word: string, at: number) {
  if (/\p{Lu}/u.test(word) && /\p{Ll}/u.test(word)) return word
  const small = word.toLowerCase()
  if (at > 0 && particles.has(small)) return small
  return small
    .replace(/(?<=^|-|^[odl]['’])\p{L}/gu, (letter) => letter.toUpperCase())
    .replace(/^Mc(\p{L})(?=\p{L}{3})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
}
