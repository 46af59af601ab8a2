import { createHash } from 'node:crypto'
import type { ZipReader } from '#platform/files/read-zip.ts'
import { ExportManifest, manifestPath, sumsPath } from '../manifest.ts'
import { readChain, type ChainRecords } from './check-chain.ts'
import { documentProblems, photoProblems } from './check-proofs.ts'
import { readingProblems } from './check-readings.ts'
import { sketchProblems } from './check-sketches.ts'

/** What does not fit, by the name of the file. */
export type ExportProblem = { file: string; problem: string }

export type ExportCheck = {
  problems: ExportProblem[]
  /** Null where there is none that can be read. */
  manifest: ExportManifest | null
  records: number
  /** Photos and papers of which no record has the hash, as those from before records had it. */
  unproven: { photos: number; documents: number }
}

export const problems = {
  missing: 'It is missing.',
  changed: 'It has changed since it was exported.',
  added: 'It was added after the export.',
  twice: 'It is in the ZIP more than once.',
  unreadable: 'It can’t be read.',
  otherHash: 'The manifest and the list of hashes say different things about it.',
} as const

/**
 * Whether a file is as it was exported, and whether what it shows is as it was recorded: each file against its hash, the evidence linked
 * anew, and photos, readings and papers against the evidence. Whoever changes a file and its hash has to make the evidence anew, too.
 */
export async function checkExport(zip: ZipReader): Promise<ExportCheck> {
  const found: ExportProblem[] = []
  const sums = readSums(await textOf(zip, sumsPath))
  if (!sums) return unreadable(sumsPath, zip)
  const hashes = new Map<string, string>()
  for (const file of new Set(zip.names)) hashes.set(file, await hashOf(zip.read(file)))
  found.push(...fileProblems(zip, sums, hashes))
  const manifest = readManifest(await textOf(zip, manifestPath))
  if (!manifest)
    return { ...(await unreadable(manifestPath, zip)), problems: [...found, problemOf(manifestPath, zip)] }
  for (const { path, sha256 } of manifest.files)
    if (sums.get(path) !== sha256) found.push({ file: path, problem: problems.otherHash })

  const records: ChainRecords = new Map()
  let count = 0
  for (const evidence of manifest.evidence) {
    const chain = await readChain(zip, evidence)
    found.push(...chain.problems)
    for (const [subject, record] of chain.records) records.set(subject, record)
    count += chain.linked
  }
  const photos = photoProblems(manifest, { records, hashes })
  const documents = documentProblems(manifest, { records, hashes })
  const readings =
    manifest.evidence.length > 0 ? await readingProblems((name) => textOf(zip, name), records) : []
  const sketches = await sketchProblems((name) => textOf(zip, name))
  const all = [...found, ...photos.problems, ...documents.problems, ...readings, ...sketches]
  const unproven = { photos: photos.unproven, documents: documents.unproven }
  return { problems: onceEach(all), manifest, records: count, unproven }
}

function fileProblems(
  { names }: ZipReader,
  sums: ReadonlyMap<string, string>,
  hashes: ReadonlyMap<string, string>,
): ExportProblem[] {
  const changed = [...sums].flatMap(([file, sha256]): ExportProblem[] => {
    const hash = hashes.get(file)
    if (hash === undefined) return [{ file, problem: problems.missing }]
    return hash === sha256 ? [] : [{ file, problem: problems.changed }]
  })
  const added = [...hashes.keys()].filter((file) => file !== sumsPath && !sums.has(file))
  const twice = names.filter((name, nth) => names.indexOf(name) !== nth)
  return [
    ...changed,
    ...added.map((file) => ({ file, problem: problems.added })),
    ...twice.map((file) => ({ file, problem: problems.twice })),
  ]
}

async function unreadable(file: string, zip: ZipReader): Promise<ExportCheck> {
  const unproven = { photos: 0, documents: 0 }
  return { problems: [problemOf(file, zip)], manifest: null, records: 0, unproven }
}

function problemOf(file: string, { names }: ZipReader): ExportProblem {
  return { file, problem: names.includes(file) ? problems.unreadable : problems.missing }
}

/** What `sha256sum` writes: a hash, two spaces and a name in each line. */
function readSums(text: string | null): Map<string, string> | null {
  if (text === null) return null
  const lines = text.split('\n').filter((line) => line !== '')
  const read = lines.map((line) => /^([0-9a-f]{64}) [ *](.+)$/.exec(line))
  if (read.length === 0 || read.some((line) => line === null)) return null
  return new Map(read.flatMap((line) => (line ? [[line[2] ?? '', line[1] ?? ''] as const] : [])))
}

function readManifest(text: string | null) {
  try {
    return ExportManifest.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}

async function textOf(zip: ZipReader, name: string): Promise<string | null> {
  if (!zip.names.includes(name)) return null
  const parts: Uint8Array[] = []
  for await (const part of zip.read(name)) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

async function hashOf(bytes: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  for await (const piece of bytes) hash.update(piece)
  return hash.digest('hex')
}

/** A file that was changed fails more than one test: each is told once. */
function onceEach(all: readonly ExportProblem[]): ExportProblem[] {
  return [...new Map(all.map((each) => [`${each.file}\n${each.problem}`, each])).values()]
}
