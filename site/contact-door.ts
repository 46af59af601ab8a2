import * as z from 'zod'
import { Refusal } from '#platform/refusal.ts'
import { readSignedTime } from '#platform/secrets/signed-time.ts'
import { longestSignedLife, signPath } from '#platform/files/signed-url.ts'
import { text } from '#platform/text/text.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import type { Arriving } from '#domain/leads/judge.server.ts'
import { honeypotField, maxPhotos } from '#domain/leads/lead-choices.ts'
import { lossOrOther, sendUnderFreeId } from '#domain/leads/lead-form.ts'
import { LeadRequest } from '#domain/leads/lead.ts'
import { Loss } from '#domain/leads/lead-states.ts'
import { photoLimitReached, type SentForm } from './contact-reading.ts'
import type { ContactForm } from './pages/contact-form.ts'

/** What the door needs done; given to it, so that it can be read and tested without a database. */
export type ContactVerbs = {
  /** Those that the request with this id can have. */
  findPhotos(lead_id: string, sha256s: string[]): Promise<{ sha256: string; isPending: boolean }[]>
  admitLead(request: LeadRequest, signs: FormSigns): Promise<{ reference: string }>
}

/** What the form says of how it came. */
export type FormSigns = Pick<Arriving, 'page' | 'honeypot' | 'openedAt'>

/** Where to go next, or the form again with everything that was entered. */
export type ContactAnswer =
  | { kind: 'received'; location: string }
  | { kind: 'again'; status: number; form: ContactForm }

type Signing = Pick<World, 'secret' | 'now'>

const photoGone = 'A photo sent before is no longer here. Please add it again if it matters, then send.'
const Page = text(300).catch('')

/** The contact form without script: received, or shown again; a refused photo shows it once more, for the visitor to decide. */
export async function submitContact(
  world: Signing,
  sent: SentForm,
  verbs: ContactVerbs,
): Promise<ContactAnswer> {
  const { values } = sent
  const entered = formAsSent(world, sent)
  const { photos, photoErrors } = await gatherPhotos(world, { ...sent, id: entered.id }, verbs)
  const form = { ...entered, photos, photoErrors }

  const request = LeadRequest.safeParse(toRequest(values, form.id, photos))
  if (!request.success)
    return { kind: 'again', status: 422, form: { ...form, errors: messagesOf(request.error) } }
  if (photoErrors.length > 0) return { kind: 'again', status: 422, form }

  const signs = signsOf(world, values)
  const answer = await sendUnderFreeId(request.data, (sent) => admit(sent, signs, verbs))
  if (!answer.refusal) return { kind: 'received', location: thanksPath(answer.reference, request.data) }
  const { status, message, extra } = answer.refusal
  if (!extra.missing) return { kind: 'again', status, form: { ...form, errors: { form: [message] } } }
  const left = photos.filter(({ sha256 }) => !extra.missing?.includes(sha256))
  return { kind: 'again', status, form: { ...form, photos: left, photoErrors: [photoGone] } }
}

/** The form with all that was entered but the photos; under the id it came with, so that sent again it is the same request. */
export function formAsSent({ now }: Pick<World, 'now'>, { values }: SentForm): ContactForm {
  const id = isId(values['id']) ? values['id'] : newId(now().getTime())
  return { id, opened: values['opened'] ?? '', values, errors: {}, photos: [], photoErrors: [] }
}

async function gatherPhotos(
  { secret, now }: Signing,
  sent: SentForm & { id: string },
  { findPhotos }: ContactVerbs,
) {
  const names = new Map([
    ...sent.kept.map((sha256) => [sha256, ''] as const),
    ...sent.photos.map(({ sha256, name }) => [sha256, name] as const),
  ])
  const wanted = Array.from(names.keys()).filter(
    (sha256) => LeadRequest.shape.photos.safeParse([sha256]).success,
  )
  const here = new Map(
    (await findPhotos(sent.id, wanted)).map(({ sha256, isPending }) => [sha256, isPending]),
  )
  const until = new Date(now().getTime() + longestSignedLife)
  const photos = wanted
    .filter((sha256) => here.has(sha256))
    .slice(0, maxPhotos)
    .map((sha256, index) => ({
      sha256,
      name: names.get(sha256) || `Photo ${index + 1}`,
      thumbnail: here.get(sha256) ? signPath(secret, `/api/photos/${sha256}/thumbnail`, until) : noPicture,
    }))

  const photoErrors = [...sent.photoErrors]
  if (here.size < names.size) photoErrors.push(photoGone)
  if (here.size > maxPhotos && !photoErrors.includes(photoLimitReached)) photoErrors.push(photoLimitReached)
  return { photos, photoErrors }
}

/**
 * Shown for a photo that is in use. Its hash stands in addresses that others saw, on the website too, and must not be enough
 * to be given a new address for it.
 */
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function isId(id: string | undefined): id is string {
  return LeadRequest.shape.id.safeParse(id).success
}

/** What was left empty was not said. */
function toRequest(values: Record<string, string>, id: string, photos: { sha256: string }[]) {
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  return {
    ...given,
    id,
    loss: readLoss(values),
    // The form has no box for it, so that one who didn’t tick it was never asked.
    text_consent: values['text_consent'] === undefined ? null : true,
    photos: photos.map(({ sha256 }) => sha256),
  }
}

/** A choice that is missing, or that this list no longer has, holds up no call for help. Older pages ask for a service instead. */
function readLoss({ loss, service }: Record<string, string>): Loss | null {
  const known = Loss.safeParse(loss).data
  return !known && service ? null : lossOrOther(known)
}

/** Shows what to do until we call. Nothing personal: addresses are remembered and logged. */
function thanksPath(reference: string, { loss, service }: LeadRequest) {
  return `/contact?received=${reference}&${loss ? `loss=${loss}` : `service=${service}`}`
}

function messagesOf(error: z.ZodError<LeadRequest>): Record<string, string[]> {
  const { fieldErrors } = z.flattenError(error)
  return Object.fromEntries(Object.entries(fieldErrors).map(([field, messages]) => [field, messages ?? []]))
}

function signsOf({ secret }: Signing, values: Record<string, string>): FormSigns {
  return {
    page: Page.parse(values['page'] ?? ''),
    honeypot: values[honeypotField] ?? '',
    openedAt: readSignedTime(secret, values['opened'] ?? ''),
  }
}

type Admitted =
  | { reference: string; refusal?: never; isIdTaken?: never }
  | { refusal: Refusal; isIdTaken: boolean }

async function admit(request: LeadRequest, signs: FormSigns, { admitLead }: ContactVerbs): Promise<Admitted> {
  try {
    return await admitLead(request, signs)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { refusal: error, isIdTaken: error.code === 'lead-differs' }
  }
}
