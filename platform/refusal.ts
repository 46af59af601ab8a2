import type { Finding } from '#domain/forms/checks/finding.ts'
import type { RefusalCode } from '#domain/refusals/refusal-codes.ts'

/** A "no" that is fit to be shown: caught once for the API and once for pages, and answered with its status. */
export class Refusal extends Error {
  readonly status: RefusalStatus
  readonly code: RefusalCode
  readonly extra: RefusalExtra

  /** `message` is a whole sentence for the person who asked. */
  // oxlint-disable-next-line max-params -- few refusals say more than these three
  constructor(status: RefusalStatus, code: RefusalCode, message: string, extra: RefusalExtra = {}) {
    super(message)
    this.status = status
    this.code = code
    this.extra = extra
  }
}

/** What was entered in a field, or in several that belong together, is refused: the sentence stands below each. */
export function fieldRefusal(
  field: string | readonly string[],
  sentence: string,
  { status = 422, code = 'bad-fields' }: { status?: RefusalStatus; code?: RefusalCode } = {},
) {
  const fields = Object.fromEntries([field].flat().map((each) => [each, [sentence]]))
  return new Refusal(status, code, sentence, { fields })
}

export type RefusalStatus = 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503

/** Additional fields of the answer. `retryAfter` is in seconds and also becomes the header. */
export type RefusalExtra = {
  fields?: Record<string, string[]>
  missing?: string[]
  /** What the person would have to be allowed. */
  permission?: string
  retryAfter?: number
  /** Of a device that removes what was read on it: who asked for that, by their first name, and when. */
  erased?: { by: string | null; at: string }
  /** Everything that is wrong with a form, of which what blocks keeps it from being published. */
  findings?: readonly Finding[]
  /** Of a job that was merged: the one that is kept, which the person sees. */
  moved_to?: { id: string; number: string }
  /** What there is now, where a change was made from an older state. */
  current?: unknown
}
