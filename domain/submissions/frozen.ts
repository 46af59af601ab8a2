import { canonicalJson, sha256Of } from '#platform/canonical-json.ts'
import type { NewSubmission } from './submission.ts'

export type Frozen = { body: string; sha256: string }

/** The bytes of a filled form, and their hash: the same on the phone that froze it and on the server that received it. */
export async function freeze(submission: NewSubmission): Promise<Frozen> {
  const body = canonicalJson(submission)
  return { body, sha256: await sha256Of(body) }
}
