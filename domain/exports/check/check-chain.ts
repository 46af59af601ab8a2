import type { ZipReader } from '#platform/files/read-zip.ts'
import type { Link } from '#domain/evidence/evidence.ts'
import { chainProblems, verifyEvidence, type ChainVerdict } from '#domain/evidence/verify.ts'
import { EvidenceLine, type ExportManifest } from '../manifest.ts'
import type { ExportProblem } from './check-export.ts'

/** The records that fit, by what they are about and what they tell of it: "photo 0198…". */
export type ChainRecords = Map<string, Link>

type Chain = { problems: ExportProblem[]; records: ChainRecords; linked: number }

/** Links the evidence of a job anew, by the same code as the server that recorded it, and notes the records that fit. */
export async function readChain(
  zip: ZipReader,
  { path: file, records: expected, head }: ExportManifest['evidence'][number],
): Promise<Chain> {
  const records: ChainRecords = new Map()
  if (!zip.names.includes(file)) return { problems: [], records, linked: 0 }
  let verdict = await verifyEvidence([])
  for await (const line of linesOf(zip.read(file))) {
    const link = readLink(line)
    const next: ChainVerdict = link
      ? await verifyEvidence([link], null, verdict)
      : { ...verdict, broken: { position: verdict.linked + 1, problem: 'changed' } }
    verdict = next
    if (!link || next.broken) break
    records.set(keyOf(link.kind, link.subject), link)
  }
  const { linked, broken } = verdict
  const problems: ExportProblem[] = []
  if (broken) problems.push({ file, problem: `Record ${broken.position}: ${chainProblems[broken.problem]}` })
  else if (linked !== expected || verdict.head !== head)
    problems.push({
      file,
      problem: `It has ${linked} of the ${expected} records that the manifest tells of.`,
    })
  return { problems, records, linked }
}

export function keyOf(kind: string, subject: string | null) {
  return `${kind} ${subject ?? ''}`
}

function readLink(line: string): Link | null {
  try {
    const { at, ...link } = EvidenceLine.parse(JSON.parse(line))
    return { ...link, at: new Date(at) }
  } catch {
    return null
  }
}

async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of bytes) {
    const lines = `${rest}${decoder.decode(piece, { stream: true })}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
