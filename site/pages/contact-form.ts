import { lossOrOther } from '#domain/leads/lead-form.ts'
import { losses, type Loss } from '#domain/leads/losses.ts'
import { isReference } from '#domain/leads/reference-form.ts'
import { closestLoss } from '#site/brought-by.ts'

/** The form as it is shown: fresh, or again after an error with all that was typed and every photo that was kept. */
export type ContactForm = {
  id: string
  opened: string
  values: Record<string, string>
  errors: Record<string, string[]>
  photos: { sha256: string; name: string; thumbnail: string }[]
  photoErrors: string[]
}

/** What the confirmation may know from its address: nothing personal. */
export type Received = { reference: string; loss: Loss }

/** Reads `?received=R-2611-ABCDE&loss=…`, and takes nothing but a well-formed reference and a known loss. */
export function readReceived(query: URLSearchParams): Received | null {
  const reference = query.get('received') ?? ''
  if (!isReference(reference)) return null

  const loss = losses.find(({ value }) => value === query.get('loss'))?.value
  return { reference, loss: lossOrOther(loss ?? closestLoss(query.get('service') ?? '')) }
}

export const emptyForm: ContactForm = {
  id: '',
  opened: '',
  values: {},
  errors: {},
  photos: [],
  photoErrors: [],
}
