import { Link2, Link2Off } from 'lucide-react'
import type { JobEvidence } from '#domain/evidence/job-evidence.ts'
import type { FileAuditWords } from '../../words/en-file-audit.ts'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'

type Chain = { state: 'unknown' } | { state: 'fits'; linked: number } | { state: 'broken'; words: string }

/** How the chain of the records of a job stands, and of those of jobs that were merged into it. */
export function chainOf(evidence: JobEvidence | undefined, { chain: words }: FileAuditWords): Chain {
  if (!evidence) return { state: 'unknown' }
  const all = [evidence, ...evidence.merged]
  const broken = all.find((each) => each.broken)?.broken
  const differing = all.reduce((sum, each) => sum + each.differing, 0)
  if (broken) return { state: 'broken', words: words.broken(broken.position) }
  if (differing > 0) return { state: 'broken', words: words.differing(differing) }
  return { state: 'fits', linked: all.reduce((sum, each) => sum + each.linked, 0) }
}

/** A broken one stands in front of everything else. */
export function BrokenChain({ words: sentence }: { words: string }) {
  const { chain } = useFileAuditWords()
  return (
    <p
      role="alert"
      className="flex items-center gap-3 border-b border-line border-l-4 border-l-red bg-red-wash px-4 py-4 text-lg font-semibold text-red"
    >
      <Link2Off aria-hidden className="size-6 shrink-0" />
      {sentence} {chain.call}
    </p>
  )
}

export function ChainRow({ chain }: { chain: Exclude<Chain, { state: 'broken' }> }) {
  const { chain: words } = useFileAuditWords()
  const more =
    chain.state === 'unknown' ? words.unknown : chain.linked === 0 ? words.none : words.fits(chain.linked)
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line px-4 py-2.5">
      <Link2
        aria-hidden
        className={`size-6 shrink-0 ${chain.state === 'fits' && chain.linked > 0 ? 'text-green' : 'text-muted'}`}
      />
      <span>
        <span className="mr-2 text-[1.0625rem] font-semibold">{words.name}</span>
        <span className="text-muted">{more}</span>
      </span>
    </li>
  )
}
