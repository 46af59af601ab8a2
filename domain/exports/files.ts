import type { Link } from '#domain/evidence/evidence.ts'
import { bytesOf, type ExportFile } from './with-manifest.ts'

export function csvFile(path: string, csv: string, at: Date): ExportFile {
  return { path, bytes: bytesOf(csv), at }
}

export function jsonFile(path: string, value: object, at: Date): ExportFile {
  return { path, bytes: bytesOf(`${JSON.stringify(value, null, 2)}\n`), at }
}

/** The records of a job as they are stored, a line each: whoever has the file links them anew. */
export function chainFile(job: { id: string; number: string }, links: readonly Link[], at: Date): ExportFile {
  const lines = links.map((link) => JSON.stringify(lineOf(link)))
  const evidence = {
    job_id: job.id,
    number: job.number,
    records: links.length,
    head: links.at(-1)?.hash ?? null,
  }
  const path = `evidence/${job.number}.jsonl`
  return { path, bytes: bytesOf(lines.map((line) => `${line}\n`).join('')), at, evidence }
}

function lineOf({ at, ...link }: Link) {
  return { ...link, at: at.toISOString() }
}
