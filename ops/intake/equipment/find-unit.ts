import { readAssetNumber } from '#domain/equipment/asset-number.ts'
import { readUnitPath } from '#domain/equipment/unit-path.ts'
import { sha256 } from '#domain/photos/sha256.ts'
import type { FieldUnit } from './equipment-api.ts'

/** The unit with this number on its label, however it is typed: "am 7" is AM-07. */
export function unitOfNumber(units: readonly FieldUnit[], typed: string): FieldUnit | undefined {
  const wanted = readAssetNumber(typed)
  if (!wanted) return undefined
  return units.find(({ number }) => {
    const parts = readAssetNumber(number)
    return parts?.prefix === wanted.prefix && parts.nth === wanted.nth
  })
}

/** The hash of the secret in the address of a label, by which its unit is known; null: it is no label of ours. */
export async function tagOfLabel(scanned: string): Promise<string | null> {
  const token = readUnitPath(pathOf(scanned))
  return token === null ? null : sha256(new TextEncoder().encode(token))
}

/** Whatever the website was called when the label was printed. */
function pathOf(scanned: string) {
  return URL.canParse(scanned) ? new URL(scanned).pathname : ''
}
