import { areas } from '#domain/areas/areas.ts'
import { unservedTowns } from './hearing/unserved-towns.ts'

/** "st. clair township" is typed as it comes. */
const towns = [...areas.map(({ name }) => name), ...unservedTowns]
  .map((name) => name.toLowerCase().replace(/[^a-z ]/g, '.?'))
  .join('|')

const direction = '(?:(?:[nsew]\\.?|north|south|east|west|old|new|upper|lower|great|little)\\s+)?'

/** What is counted or comes with a time of day, and names no street. */
const counted =
  'in|inch|inches|feet|foot|ft|yards?|miles?|deep|high|wide|long|hours?|hrs?|days?|min|mins|minutes?|weeks?|months?|years?|am|pm|noon|midnight|tonight|tomorrow|today|now|yesterday|oclock|ish|percent|degrees?|gallons?|gal|amps?|volts?|watts?|people|person|adults?|kids?|children|room|house|home|car|truck|box|fan|more|last|next|this|times?|or|to|and|of|at|on|for|that|which|who|is|are|was|were|has|have|had|i|we|it|he|she|they|the|a|an|my|our|please|asap|y|o|de|en|el|la|los|las|por|horas?|dias?|pies|pulgadas?|cuartos?|personas?'
const word = `(?!(?:${counted})\\b)\\p{L}[\\p{L}'’-]*\\.?`
/** A plural is more likely counted than a street. */
const single = `(?!\\p{L}+s\\b(?!['’]))${word}`

const house = '(?<![\\p{L}\\d$.,/-])\\d{1,5}[a-z]?'

/** A house and its street without "street": before a town, before a comma, or after what says that it is where someone is. */
export const houses: readonly RegExp[] = [
  new RegExp(
    `${house}\\s+${direction}${word}(?:\\s+${word})?(?=\\s*,\\s*(?:${towns}|oh|ohio|pa|pennsylvania)\\b)`,
    'giu',
  ),
  new RegExp(`${house}\\s+${direction}${single}(?:\\s+${single})??(?=\\s+(?:${towns})\\b)`, 'giu'),
  // One figure is rather a count.
  new RegExp(
    `(?<![\\p{L}\\d$.,/-])\\d{2,5}[a-z]?\\s+${direction}${single}(?:\\s+${single})?(?=\\s*,\\s*\\p{L})`,
    'giu',
  ),
  new RegExp(
    `(?<=\\b(?:address(?: is)?|live (?:at|on|in)|lives (?:at|on|in)|located (?:at|on)|house (?:is )?(?:at|on)|(?:i am|im|i['’]m|we are|were|we['’]re) at|vivo en(?: el)?|vivimos en(?: el)?|direccion(?: es)?|dirección(?: es)?)\\s*:?\\s*)\\d{1,5}[a-z]?\\s+${direction}${single}`,
    'giu',
  ),
]
