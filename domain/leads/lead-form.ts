import { normalizePhone } from './phone.ts'

// What a form in the browser knows of a request for help. Plain data and functions: it travels to public pages.
const nameMissing = 'Please tell us your name.'
const phoneMissing = 'Enter a 10-digit phone number.'

/** Messages by field, as the server sends them too. */
export type FieldMessages = Record<string, string[]>

export type LeadOutcome =
  | { kind: 'received'; reference: string }
  | { kind: 'refused'; sentence: string; fields: FieldMessages }
  | { kind: 'photos-missing'; photos: string[] }
  | { kind: 'id-taken' }
  | { kind: 'failed' }

/** What is missing before sending makes sense, in the sentences of the server. */
export function missingFields({ name, phone }: { name: string; phone: string }): FieldMessages {
  return {
    ...(name.trim() ? {} : { name: [nameMissing] }),
    ...(normalizePhone(phone) ? {} : { phone: [phoneMissing] }),
  }
}

/** What the answer to `POST /api/leads` means for the person who waits for it. */
export function leadOutcome(status: number, body: unknown): LeadOutcome {
  const answer = entriesOf(body)
  const { reference, detail, missing, fields } = answer
  if ((status === 200 || status === 201) && typeof reference === 'string')
    return { kind: 'received', reference }
  if (status === 409) {
    const photos = textsOf(missing)
    return photos.length > 0 ? { kind: 'photos-missing', photos } : { kind: 'id-taken' }
  }
  if (status < 400 || status >= 500 || typeof detail !== 'string') return { kind: 'failed' }
  const messages = Object.entries(entriesOf(fields)).map(([field, texts]) => [field, textsOf(texts)])
  return { kind: 'refused', sentence: detail, fields: Object.fromEntries(messages) }
}

function entriesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textsOf(value: unknown) {
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : []
}
