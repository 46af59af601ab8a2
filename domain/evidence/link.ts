import { canonicalJson } from '#platform/canonical-json.ts'
import type { Evidence } from './evidence.ts'

/**
 * The hash of a record and of all before it, chained as the seals of events are: SHA-256 of the hash before and of a JSON array
 * of position, kind, subject, content, employee and time, with a line end. It runs on devices too, where evidence is made. It
 * must never change: links that were made would not fit any more.
 */
export async function linkEvidence(before: string | null, evidence: Evidence): Promise<string> {
  const { position, kind, subject, content, employee_id, at } = evidence
  const record = [position, kind, subject, canonicalJson(content), employee_id, at.getTime()]
  const bytes = new TextEncoder().encode(`${JSON.stringify(record)}\n`)
  const previous = before ?? ''
  const chained = new Uint8Array(previous.length / 2 + bytes.length)
  chained.set(bytesOf(previous))
  chained.set(bytes, previous.length / 2)
  return hexOf(await crypto.subtle.digest('SHA-256', chained))
}

function bytesOf(hex: string) {
  return (hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))
}

function hexOf(hash: ArrayBuffer) {
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
