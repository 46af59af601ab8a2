import type { Evidence, Json } from './evidence.ts'

/**
 * The hash of a record and of all before it, chained as the seals of events are: SHA-256 of the hash before and of a JSON array
 * of position, kind, subject, content, employee and time, with a line end. It runs on devices too, where evidence is made. It
 * must never change: links that were made would not fit any more.
 */
export async function linkEvidence(before: string | null, evidence: Evidence): Promise<string> {
  const { position, kind, subject, content, employee_id, at } = evidence
  const record = [position, kind, subject, canonical(content), employee_id, at.getTime()]
  const bytes = new TextEncoder().encode(`${JSON.stringify(record)}\n`)
  const previous = before ?? ''
  const chained = new Uint8Array(previous.length / 2 + bytes.length)
  chained.set(bytesOf(previous))
  chained.set(bytes, previous.length / 2)
  return hexOf(await crypto.subtle.digest('SHA-256', chained))
}

/** Databases and devices store the names of an object in an order of their own. */
export function canonical(value: Json): string {
  if (isList(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${names.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(',')}}`
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

function bytesOf(hex: string) {
  return (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
}

function hexOf(hash: ArrayBuffer) {
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
