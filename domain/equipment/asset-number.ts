import { line } from '#platform/text/text.ts'

export const mostInRange = 100

const asAsset = /^([A-Z]{1,6})[\s-]*(\d{1,5})$/
const howTo = 'Enter letters and a number, such as AM-17.'

/** The number on the label of a unit, however it is typed: “am 17” is AM-17. */
export const AssetNumber = line(20, howTo)
  .overwrite(tidy)
  .regex(/^[A-Z]{1,6}-\d{1,5}$/, howTo)

export type AssetParts = { prefix: string; nth: number; digits: number }

export function readAssetNumber(typed: string): AssetParts | null {
  const [, prefix, number] = asAsset.exec(typed.trim().toUpperCase()) ?? []
  return prefix && number ? { prefix, nth: Number(number), digits: number.length } : null
}

export function writeAssetNumber({ prefix, nth, digits }: AssetParts) {
  return `${prefix}-${String(nth).padStart(digits, '0')}`
}

/** “AM-01” and “AM-24” and all between, as many digits as the first has; what is no range, or too long a one, is null. */
export function assetRange(from: string, to: string): string[] | null {
  const [first, last] = [readAssetNumber(from), readAssetNumber(to)]
  if (!first || !last || first.prefix !== last.prefix) return null
  const count = last.nth - first.nth + 1
  if (count < 1 || count > mostInRange) return null
  return Array.from({ length: count }, (_, place) => writeAssetNumber({ ...first, nth: first.nth + place }))
}

function tidy(typed: string) {
  const parts = readAssetNumber(typed)
  return parts ? writeAssetNumber(parts) : typed
}
