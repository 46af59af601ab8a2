import { newId } from '#platform/uuid.ts'
import type { Loss } from './losses.ts'
import { normalizePhone } from './phone.ts'

// What a form in the browser knows of a request for help. Plain data and functions: it travels to public pages.
const other = 'other' satisfies Loss
const nameMissing = 'Please tell us your name.'
const phoneMissing = 'Enter a 10-digit phone number.'

/** Messages by field, as the server sends them too. */
export type FieldMessages = Record<string, string[]>

export type LeadAnswer =
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

/** A visitor who chose no loss is helped all the same. */
export function lossOrOther<Chosen extends string>(chosen: Chosen | '' | undefined): Chosen | typeof other {
  return chosen || other
}

/**
 * Sends a request, and once more under a new id where its own is in use: an earlier try did arrive, with other words. What the
 * visitor says now is what counts. Someone who goes back, changes something and sends again is not turned away.
 */
export async function sendUnderFreeId<Request extends { id: string }, Answer extends { isIdTaken?: boolean }>(
  request: Request,
  send: (request: Request) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send(request)
  return answer.isIdTaken ? send({ ...request, id: newId() }) : answer
}

/** What the answer to `POST /api/leads` means for the person who waits for it. */
export function readLeadAnswer(status: number, body: unknown): LeadAnswer {
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
