import type { JobEvidence } from '#domain/evidence/job-evidence.ts'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'

/** On paper: whether the records fit, and the hash of the last one. `evidence` is null where it could not be read. */
export function SheetRecord({ evidence }: { evidence: JobEvidence | null }) {
  const { sheet, evidence: words } = useDryingFileWords()
  return (
    <section className="mt-5 break-inside-avoid">
      <h2 className="break-after-avoid text-xl">{words.title}</h2>
      {evidence ? <Checked evidence={evidence} /> : <p>{sheet.notChecked}</p>}
    </section>
  )
}

function Checked({ evidence }: { evidence: JobEvidence }) {
  const { evidence: words } = useDryingFileWords()
  const all = [evidence, ...evidence.merged]
  const broken = all.find((each) => each.broken)?.broken
  const differing = all.reduce((sum, each) => sum + each.differing, 0)
  const linked = all.reduce((sum, each) => sum + each.linked, 0)
  return (
    <>
      <p>
        {broken
          ? words.broken(broken.position)
          : differing > 0
            ? words.differing(differing)
            : words.fits(linked)}
      </p>
      {evidence.head && <p className="wrap-anywhere">{words.head(evidence.head)}</p>}
    </>
  )
}
