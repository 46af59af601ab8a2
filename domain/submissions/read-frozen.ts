import * as z from 'zod'
import { Language } from '#domain/preferences/language.ts'
import { NewSubmission } from './submission.ts'

/** What was frozen: the answers and photos, and the rest just as it was sent. */
export function readFrozen(body: string) {
  return Frozen.parse(JSON.parse(body))
}

const Frozen = z
  .object(NewSubmission.shape)
  .pick({ answers: true, blobs: true })
  .extend({ language: Language.optional() })
  .catchall(z.json())
