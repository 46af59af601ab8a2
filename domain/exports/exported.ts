import type { Allowed } from '#domain/roles/allowed.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import type { Paper } from '#domain/submissions/paper/papers.server.ts'

/** Who takes the file of a job along, and what of other nouns it is made from. */
export type Exporter = {
  exporter: Allowed<'exports.jobZip'>
  /** Who reads on, as they are this moment; it refuses once their session or their right ended. */
  lookAgain: () => Promise<Allowed<'exports.jobZip'>>
  dryingOf: (viewer: Allowed<'drying.view'>, jobId: string) => Promise<JobDrying>
  /** Stores the paper of a form where nobody asked for it yet. */
  paperOf: (viewer: Allowed<'submissions.view'>, id: string) => Promise<Paper>
}

/** Restricted photos are in it only where they are asked for. */
export type Wanted = { job_id: string; withRestricted: boolean }

/** `photoBytes` is about what it will have: most of a file are its photos. */
export type ExportedJob = { number: string; photoBytes: number; parts: AsyncIterable<Uint8Array> }

/** What the writer of a ZIP can place, with room for all that is not a photo. */
export const mostPhotoBytes = 3_500_000_000

export const whyLeftOut = {
  codes: { what: 'Door and alarm codes', why: 'They are never part of an export.' },
  restricted: (count: number) => ({
    what: `${count} restricted ${count === 1 ? 'photo' : 'photos'}`,
    photos: count,
    why: 'Restricted photos, such as those of trauma scenes, are included only on request, by people who may see them.',
  }),
  notPermitted: (what: string, by: string) => ({ what, why: `${by} has no permission to see this.` }),
  gonePhoto: (what: string) => ({ what, photos: 1, why: 'The stored file is gone. A backup may have it.' }),
  hiddenAnswers: (what: string, by: string) => ({
    what,
    why: `It names the claim or amounts of money, which ${by} has no permission to see.`,
  }),
  photosInside: (what: string, by: string) => ({
    what,
    why: `It shows job photos, which ${by} has no permission to see.`,
  }),
  restrictedInside: (what: string) => ({ what, why: 'It shows restricted photos.' }),
}
