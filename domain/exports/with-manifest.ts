import { createHash } from 'node:crypto'
import type { ZipEntry } from '#platform/files/zip.ts'
import { manifestPath, sumsPath, type ExportManifest } from './manifest.ts'

/** A file of the export, with what the manifest says of it beside its hash. */
export type ExportFile = {
  path: string
  bytes: Uint8Array
  at: Date
  photo?: { id: string; sha256: string; picture_sha256: string }
  submission_id?: string
  evidence?: Omit<ExportManifest['evidence'][number], 'path'>
}

type LeftOut = ExportManifest['left_out'][number]
/** What comes out of the records: a file, or why there is none. */
export type ExportPart = ExportFile | LeftOut

type About = Pick<ExportManifest, 'job' | 'merged' | 'exported_at' | 'exported_by'>

/** The files as they come, and behind them what they are, with their hashes in a list that `sha256sum --check` reads. */
export async function* withManifest(
  about: About,
  parts: AsyncIterable<ExportPart>,
): AsyncGenerator<ZipEntry> {
  const manifest: ExportManifest = {
    format: 'mission-restore/job-export',
    version: 1,
    ...about,
    left_out: [],
    files: [],
    photos: [],
    documents: [],
    evidence: [],
  }
  const at = new Date(about.exported_at)
  for await (const part of parts) {
    if ('why' in part) manifest.left_out.push(part)
    else {
      note(manifest, part)
      yield { name: part.path, bytes: part.bytes, at: part.at }
    }
  }
  const written = bytesOf(`${JSON.stringify(manifest, null, 2)}\n`)
  yield { name: manifestPath, bytes: written, at }
  const all = [...manifest.files, { path: manifestPath, sha256: hashOf(written) }]
  const sums = all.map(({ sha256, path }) => `${sha256}  ${path}\n`).join('')
  yield { name: sumsPath, bytes: bytesOf(sums), at }
}

function note(manifest: ExportManifest, { path, bytes, photo, submission_id, evidence }: ExportFile) {
  const sha256 = hashOf(bytes)
  manifest.files.push({ path, sha256, bytes: bytes.length })
  if (photo) manifest.photos.push({ path, ...photo })
  if (submission_id) manifest.documents.push({ path, submission_id, sha256 })
  if (evidence) manifest.evidence.push({ path, ...evidence })
}

function hashOf(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
