import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { World } from '#platform/world.ts'
import { Sha256 } from '#domain/photos/photo-sha256.ts'
import { readDocumentCode } from './document-code.ts'
import { paperHash } from './paper/papers.server.ts'
import { PaperSignature } from './paper-signature.ts'
import type { SubmissionState } from './submission.ts'

/** What a stranger learns of a document by its ID alone: of when it is, and whether it still counts. */
export type DocumentState = 'current' | 'superseded' | 'void'
export type VerifiedDocument = {
  issued: Date
  state: DocumentState
  /** Someone signed it on paper. Told to whoever has the file alone: it shows them the photos of the sheet. */
  isOnPaper: boolean
}

const states: Readonly<Record<SubmissionState, DocumentState>> = {
  submitted: 'current',
  needs_fix: 'current',
  approved: 'current',
  amending: 'current',
  revised: 'superseded',
  void: 'void',
}

const Signatures = z.array(PaperSignature)

/** No document has this one: what is no ID is looked up like one, and takes as long. */
const nobody = '00000000-0000-4000-8000-000000000000'

/** The document of an ID or of a short code, and whether a hash is that of its stored paper; null where there is none of this ID. */
export async function verifyDocument(
  { db }: World,
  { id, sha256 }: { id: string; sha256?: string | undefined },
): Promise<(VerifiedDocument & { isOurs: boolean | null }) | null> {
  const code = readDocumentCode(id)
  const rows = await db
    .selectFrom('submission')
    .select(['state', 'received_at', 'file_key', 'signatures'])
    .where((row) => (code ? row('code', '=', code) : row('id', '=', z.uuid().safeParse(id).data ?? nobody)))
    .limit(2)
    .execute()
  const [row] = rows
  // Where two have the same code, it says nothing.
  if (!row || rows.length > 1) return null
  const isOurs = sha256 === undefined ? null : isSame(sha256, row.file_key)
  const isOnPaper = isOurs === true && Signatures.parse(row.signatures).some(({ way }) => way === 'paper')
  return { issued: row.received_at, state: states[row.state], isOnPaper, isOurs }
}

/** As people copy it: in capitals, with spaces or the name of the file behind it. Null where it is no SHA-256. */
export function readSentHash(sent: string): string | null {
  const [hash = ''] = /[0-9a-f]{64}/.exec(sent.toLowerCase().replaceAll(/\s(?=[0-9a-f])/g, '')) ?? []
  return Sha256.safeParse(hash).data ?? null
}

function isSame(sha256: string, file_key: string | null) {
  if (!file_key) return false
  return timingSafeEqual(Buffer.from(sha256), Buffer.from(paperHash(file_key)))
}
