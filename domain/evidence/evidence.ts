import type { Json } from '#platform/canonical-json.ts'

/** One record of a job's evidence: a reading, a correction, a photo by its hash, a machine placed or pulled. */
export type Evidence = {
  /** Its place in the job, from 1 on. */
  position: number
  kind: string
  /** The id of what it is about. */
  subject: string | null
  content: Json
  employee_id: string | null
  at: Date
}

/** A record with the hash of everything up to it, in hexadecimal. */
export type Link = Evidence & { hash: string }
