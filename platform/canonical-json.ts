/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }

/** The same value as JSON holds it: what it has no word for is left out. */
export function asJson(value: unknown): Json {
  return JSON.parse(JSON.stringify(value))
}

/**
 * JSON with the names of each object in order and no space between: the same text, and so the same hash, wherever the same content is
 * written. Databases and devices store the names of an object in an order of their own.
 */
export function canonicalJson(value: Json): string {
  // Drawings are tens of thousands of numbers: written at once, they are the same text.
  if (isList(value))
    return value.every(isNumber) ? JSON.stringify(value) : `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${names.map(([name, each]) => `${JSON.stringify(name)}:${canonicalJson(each)}`).join(',')}}`
}

/** SHA-256 of a text, in hex: the same on a device as on the server. */
export async function sha256Of(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function isNumber(value: Json) {
  return typeof value === 'number'
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
