import { services, type ServiceSlug } from '#domain/services/services.ts'

/** The form as it is shown: fresh, or again after an error with all that was typed and every photo that was kept. */
export type ContactForm = {
  id: string
  opened: string
  values: Record<string, string>
  errors: Record<string, string[]>
  photos: { sha256: string; name: string; thumbnail: string }[]
  photoErrors: string[]
}

/** What the thank-you page may know: nothing personal. */
export type Received = { reference: string; service: ServiceSlug | 'not-sure' }

/** Reads `?received=R-2611-ABCDE&service=…`, and takes nothing but a well-formed reference and a known service. */
export function readReceived(query: URLSearchParams): Received | null {
  const reference = query.get('received') ?? ''
  if (!/^R-\d{4}-[0-9A-HJKMNP-TV-Z]{5}$/.test(reference)) return null

  const service = services.find(({ slug }) => slug === query.get('service'))
  return { reference, service: service?.slug ?? 'not-sure' }
}

export const emptyForm: ContactForm = {
  id: '',
  opened: '',
  values: {},
  errors: {},
  photos: [],
  photoErrors: [],
}
