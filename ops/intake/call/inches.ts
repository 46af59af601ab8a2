const fractions: Readonly<Record<string, number>> = {
  '¼': 0.25,
  '½': 0.5,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 0.125,
  '⅜': 0.375,
  '⅝': 0.625,
  '⅞': 0.875,
}
const inchesInFoot = 12

/** A depth as people say it: "½", "1 1/2", "0.5", "2 in", "3 ft". Not a number where it is none. */
export function readInches(typed: string): number {
  const feet = /^(.*?)\s*(?:ft|feet|foot|')$/i.exec(typed.trim())
  if (feet) return readMixed(feet[1] ?? '') * inchesInFoot
  return readMixed(typed.trim().replace(/\s*(?:in|inch|inches|")$/i, ''))
}

/** A half and its like as people write them, anything else with its decimals. */
export function writeInches(inches: number): string {
  const whole = Math.floor(inches)
  const part = Object.entries(fractions).find(([, value]) => Math.abs(inches - whole - value) < 0.001)
  if (!part) return String(inches)
  return whole === 0 ? part[0] : `${whole}${part[0]}`
}

function readMixed(words: string): number {
  const parts = /^(\d*\.?\d+)?\s*(?:(\d+)\/(\d+)|([¼½¾⅓⅔⅛⅜⅝⅞]))?$/.exec(words)
  if (!parts || words === '') return Number.NaN
  const [, whole, over, under, sign] = parts
  // "1/2" begins with a number that belongs to the fraction.
  if (over !== undefined && under !== undefined) return Number(whole ?? 0) + Number(over) / Number(under)
  return Number(whole ?? 0) + (sign ? (fractions[sign] ?? 0) : 0)
}
