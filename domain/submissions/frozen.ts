import { canonicalJson, sha256Of } from '#platform/canonical-json.ts'
import type { NewSubmission } from './submission.ts'

/** The bytes of a filled form, and their hash: the same on the phone that froze it and on the server that received it. */
export async function freeze(submission: NewSubmission): Promise<{ body: string; sha256: string }> {
  const body = canonicalJson(submission)
  return { body, sha256: await sha256Of(body) }
}
