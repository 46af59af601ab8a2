import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { codeOf, trouble } from '#platform/trouble.ts'
import { packedLines } from './lines.ts'

const Part = z.object({ file: z.string(), bytes: z.int(), sha256: z.string() })
export type Part = z.output<typeof Part>

/** `content` is the hash of the rows as PostgreSQL writes them, which a restored table must give again. */
const TablePart = Part.extend({
  table: z.string(),
  columns: z.array(z.string()),
  rows: z.int(),
  content: z.string(),
})
export type TablePart = z.output<typeof TablePart>

const Sequence = z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })
export type Sequence = z.output<typeof Sequence>

/** What a backup holds. It is written last, so a folder without one is not a backup. */
const Manifest = z.object({
  format: z.literal(1),
  product: z.string(),
  postgres: z.string(),
  made_at: z.iso.datetime(),
  /** Distinguishes the backups of several installations in one folder. */
  installation: z.string(),
  migrations: z.array(z.string()),
  /** Parents before children. */
  tables: z.array(TablePart),
  sequences: z.array(Sequence),
  /** Tasks that were waiting; the name is part of the format. */
  jobs: Part.extend({ count: z.int() }),
  files: z.object({ count: z.int(), bytes: z.int(), list: Part }),
  secret: Part,
})
export type Manifest = z.output<typeof Manifest>

export const manifestFile = 'manifest.json'

const FileEntry = z.object({ key: z.string(), bytes: z.int(), sha256: z.string() })
export type FileEntry = z.output<typeof FileEntry>

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return null
    throw error
  })
  if (text === null) throw trouble(`${folder} is not a complete backup.`, `It has no ${manifestFile}.`)
  const read = Manifest.safeParse(parseJson(text))
  if (read.success) return read.data
  throw trouble(
    `The ${manifestFile} of ${folder} is damaged, or was written by a newer release.`,
    'Use another backup.',
  )
}

/** One by one: there may be very many. */
export async function* readFileList(path: string): AsyncGenerator<FileEntry> {
  for await (const line of packedLines(path)) yield FileEntry.parse(JSON.parse(line))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
