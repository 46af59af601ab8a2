/** Lengths are whole sixteenths of an inch: the finest mark of a tape measure. */
export const inch = 16
export const foot = 12 * inch

/** 500 feet, more than any room has. */
export const longestLength = 500 * foot

const sentence = 'Enter a length like 12\'4", 12 4, 12.33 or 148 in.'
const tooLong = 'Enter 500 ft at most.'

const signs: Readonly<Record<string, string>> = {
  '¼': '1/4',
  '½': '1/2',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}
const feetSign = /(?:ft|feet|foot|pies?|')/.source
const inchSign = /(?:inches|inch|in|pulgadas?|pulg|")/.source
const whole = /\d+(?:\.\d+)?/.source
const mixed = /(?:\d+\/\d+|\d+(?:\.\d+)?(?:\s+\d+\/\d+)?)/.source

/** Of a gloved hand or a laser: feet alone, feet and inches with or without their signs, or inches alone. */
const forms = [
  new RegExp(`^(?<inches>${mixed})\\s*${inchSign}$`),
  new RegExp(`^(?<feet>${whole})\\s*${feetSign}?$`),
  new RegExp(`^(?<feet>\\d+)\\s*${feetSign}\\s*(?<inches>${mixed})\\s*${inchSign}?$`),
  new RegExp(`^(?<feet>\\d+)\\s+(?<inches>${mixed})\\s*${inchSign}?$`),
]

export type ReadLength = { length: number } | { sentence: string }

/** What a person typed as a length, to the next sixteenth, or a sentence about what is wrong with it. */
export function readLength(typed: string): ReadLength {
  const plain = plainly(typed)
  const parts = forms.map((form) => form.exec(plain)?.groups).find((groups) => groups !== undefined)
  if (!parts) return { sentence }
  const { feet, inches } = parts
  const counted = inches === undefined ? 0 : mixedNumber(inches)
  if (feet !== undefined && counted >= 12) return { sentence: 'Enter less than 12 inches after the feet.' }
  const length = Math.round(Number(feet ?? 0) * foot + counted * inch)
  if (!Number.isFinite(length) || length < 1) return { sentence }
  return length > longestLength ? { sentence: tooLong } : { length }
}

/** Phones put curved signs in, and people write the foot of a laser with a comma. */
function plainly(typed: string) {
  return typed
    .trim()
    .toLowerCase()
    .replaceAll(/[’‘′]/g, "'")
    .replaceAll(/[”“″]|''/g, '"')
    .replaceAll(/[¼½¾⅛⅜⅝⅞]/g, (sign) => ` ${signs[sign] ?? ''}`)
    .replaceAll(/(\d),(\d)/g, '$1.$2')
    .replaceAll(/(\d)\s*-\s*(\d)/g, '$1 $2')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function mixedNumber(words: string) {
  return words
    .split(' ')
    .map((part) => {
      const [over = '', under = '1'] = part.split('/')
      return Number(over) / Number(under)
    })
    .reduce((sum, part) => sum + part, 0)
}

/** "12'4"", "15'0"", "3'6 1/2"": as it is read from a tape measure. */
export function writeLength(length: number): string {
  const feet = Math.floor(length / foot)
  const rest = length - feet * foot
  const inches = Math.floor(rest / inch)
  const part = rest - inches * inch
  return `${feet}'${inches}${part ? ` ${fraction(part)}` : ''}"`
}

function fraction(sixteenths: number): string {
  const [by] = [8, 4, 2, 1].filter((each) => sixteenths % each === 0)
  return `${sixteenths / (by ?? 1)}/${inch / (by ?? 1)}`
}
