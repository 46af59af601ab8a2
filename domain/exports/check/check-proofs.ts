import * as z from 'zod'
import type { ExportManifest } from '../manifest.ts'
import { keyOf, type ChainRecords } from './check-chain.ts'
import type { ExportProblem } from './check-export.ts'

type Known = { records: ChainRecords; hashes: ReadonlyMap<string, string> }
type Proofs = { problems: ExportProblem[]; unproven: number }

const PhotoContent = z.object({ sha256: z.string(), picture_sha256: z.string().nullish() })
const PaperContent = z.object({ sha256: z.string() })

/** Photos against what was recorded as they were taken. Those of the customer, and the first ones, have no record. */
export function photoProblems(manifest: ExportManifest, { records, hashes }: Known): Proofs {
  const problems: ExportProblem[] = []
  let unproven = 0
  for (const { path: file, id, sha256 } of manifest.photos) {
    const recorded = PhotoContent.safeParse(records.get(keyOf('photo', id))?.content).data
    if (!recorded?.picture_sha256) unproven += 1
    if (recorded && (recorded.sha256 !== sha256 || isOther(hashes.get(file), recorded.picture_sha256)))
      problems.push({ file, problem: 'It is not the photo that was recorded.' })
  }
  const shown = new Set(manifest.photos.map(({ id }) => keyOf('photo', id)))
  const lost = [...records].filter(([key, { kind }]) => kind === 'photo' && !shown.has(key)).length
  const told = manifest.left_out.reduce((sum, { photos = 0 }) => sum + photos, 0)
  const isAllLeftOut = manifest.left_out.some(({ what }) => what === 'Photos')
  if (lost > told && !isAllLeftOut)
    problems.push({
      file: 'photos',
      problem: `${lost - told} ${lost - told === 1 ? 'photo' : 'photos'} that the evidence tells of can’t be found.`,
    })
  return { problems, unproven }
}

/** Papers against what was recorded as they were stored. The first ones have no record. */
export function documentProblems(manifest: ExportManifest, { records, hashes }: Known): Proofs {
  const problems: ExportProblem[] = []
  let unproven = 0
  for (const { path: file, submission_id } of manifest.documents) {
    const recorded = PaperContent.safeParse(records.get(keyOf('paper', submission_id))?.content).data
    if (!recorded) unproven += 1
    else if (isOther(hashes.get(file), recorded.sha256))
      problems.push({ file, problem: 'It is not the paper that was recorded.' })
  }
  return { problems, unproven }
}

/** What is missing is told as missing. */
function isOther(hash: string | undefined, recorded: string | null | undefined) {
  return hash !== undefined && recorded !== null && recorded !== undefined && hash !== recorded
}
