import type { Language } from '#domain/preferences/language.ts'
import { plainLetters } from '../hearing/spelling.ts'

const words: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  eleven: '11',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
  thirty: '30',
  forty: '40',
  fifty: '50',
  sixty: '60',
  ninety: '90',
  hundred: '100',
  thousand: '1000',
  half: '1/2',
  twice: '2x',
  dozen: '12',
  couple: '2',
  dos: '2',
  tres: '3',
  cuatro: '4',
  cinco: '5',
  seis: '6',
  siete: '7',
  ocho: '8',
  nueve: '9',
  diez: '10',
  once: '11',
  doce: '12',
  quince: '15',
  veinte: '20',
  treinta: '30',
  cuarenta: '40',
  cincuenta: '50',
  sesenta: '60',
  noventa: '90',
  cien: '100',
  mil: '1000',
  media: '1/2',
  medio: '1/2',
  mitad: '1/2',
  docena: '12',
}

const units = [
  /^(?:sec|seg)/,
  /^min/,
  /^(?:hours?|hrs?|horas?)$/,
  /^(?:days?|dias?)$/,
  /^(?:weeks?|semanas?)$/,
  /^(?:months?|mes|meses)$/,
  /^(?:years?|anos?)$/,
  /^(?:feet|foot|ft|pies?)$/,
  /^(?:inch|inches|pulgadas?)$/,
  /^(?:miles?|millas?)$/,
  /^(?:degrees?|grados?)$/,
  /^(?:percent|por)$/,
  /^(?:people|persons?|personas?)$/,
  /^(?:times?|veces)$/,
]

/** Each number of a text with what it counts, where that follows: "three to five days" has 3 days and 5 days, as "3 a 5 días" has. */
export function numbersIn(text: string, language: Language): string[] {
  const tokens = plainLetters(text)
    .replace(/%/g, ' percent')
    .split(/[^a-z0-9.,:/-]+|(?<=[a-z])-(?=[a-z])|(?<=\d)[-–](?=\d{1,3}\b(?!-))/)
    .map((token) => token.replace(/^[.,:/-]+|[.,:/-]+$/g, ''))
    .filter(Boolean)
  return tokens.flatMap((token, at) => {
    const number = numberOf(token, language)
    if (number === null) return []
    const next = tokens.slice(at + 1, at + 4)
    const unit = next.map((each) => units.findIndex((name) => name.test(each))).find((found) => found >= 0)
    return [unit === undefined ? number : `${number} ${unit}`]
  })
}

/** "Once" is eleven in Spanish alone. */
function numberOf(token: string, language: Language) {
  if (/\d/.test(token)) return token.replace(/(?<=\d),(?=\d{3})/g, '')
  if (token === 'once' && language === 'en') return null
  return Object.hasOwn(words, token) ? (words[token] ?? null) : null
}
