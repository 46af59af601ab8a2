import * as z from 'zod'
import { Sha256 } from '#domain/photos/photo-sha256.ts'

export const manifestPath = 'manifest.json'
export const sumsPath = 'SHA256SUMS'

const OfJob = z.object({ id: z.uuid(), number: z.string() })

/** A photo, and the record in the evidence that tells of it by the same ID. */
const PhotoFile = z.object({ path: z.string(), id: z.uuid(), sha256: Sha256, picture_sha256: Sha256 })

/** The paper of a filled form. */
const DocumentFile = z.object({ path: z.string(), submission_id: z.uuid(), sha256: Sha256 })

/** The evidence of one job: `head` is the hash of its last record. */
const EvidenceFile = z.object({
  path: z.string(),
  job_id: z.uuid(),
  number: z.string(),
  records: z.int(),
  head: Sha256.nullable(),
})

/** What the file of a job holds, and what was left out of it. Everything but itself and the list of hashes is among `files`. */
export const ExportManifest = z.object({
  format: z.literal('mission-restore/job-export'),
  version: z.literal(1),
  job: OfJob,
  merged: z.array(OfJob),
  exported_at: z.iso.datetime(),
  exported_by: z.string(),
  left_out: z.array(z.object({ what: z.string(), why: z.string(), photos: z.int().optional() })),
  files: z.array(z.object({ path: z.string(), sha256: Sha256, bytes: z.int() })),
  photos: z.array(PhotoFile),
  documents: z.array(DocumentFile),
  evidence: z.array(EvidenceFile),
})
export type ExportManifest = z.output<typeof ExportManifest>

/** One record of an evidence file, as it is stored: a line each. */
export const EvidenceLine = z.object({
  position: z.int(),
  kind: z.string(),
  subject: z.string().nullable(),
  content: z.json(),
  employee_id: z.string().nullable(),
  at: z.iso.datetime(),
  hash: z.string(),
})
export type EvidenceLine = z.output<typeof EvidenceLine>
