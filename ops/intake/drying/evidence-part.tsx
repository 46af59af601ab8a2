import { useMutation } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import type { JobEvidence } from '#domain/evidence/job-evidence.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { isUnanswered, problemOf } from '../../problem.ts'
import { button } from '../../ui/button.ts'
import { Notice } from '../../ui/notice.tsx'
import { useDryingFileWords } from '../../words/use-drying-file-words.ts'
import { useWords } from '../../words/use-words.ts'
import { getJobEvidence } from './drying-api.ts'

/** Whether what was recorded here is still as it was recorded: checked from the first record to the last when someone asks. */
export function EvidencePart({ jobId }: { jobId: string }) {
  const { evidence: words } = useDryingFileWords()
  const { problems } = useWords()
  const waiting = useUnsentOf(jobId).length
  const check = useMutation({ mutationFn: () => getJobEvidence(jobId) })
  return (
    <section className="mt-7">
      <h3 className="text-[1.375rem]">{words.title}</h3>
      <p className="text-[0.8125rem] leading-snug text-muted">{words.about}</p>
      <button
        type="button"
        className={`mt-2 ${button('plain')}`}
        aria-disabled={check.isPending}
        onClick={() => check.isPending || check.mutate()}
      >
        <ShieldCheck aria-hidden className="size-4.5" />
        {check.isPending ? words.checking : words.check}
      </button>
      <div role="status" className="mt-2 leading-snug">
        {check.data && <Verdict evidence={check.data} />}
      </div>
      {check.error && isUnanswered(check.error) && <p className="mt-2">{words.offline(waiting)}</p>}
      {check.error && !isUnanswered(check.error) && (
        <Notice title={problemOf(check.error, problems).detail} />
      )}
    </section>
  )
}

function Verdict({ evidence }: { evidence: JobEvidence }) {
  const { evidence: words } = useDryingFileWords()
  const all = [evidence, ...evidence.merged]
  const broken = all.find((each) => each.broken)?.broken
  const differing = all.reduce((sum, each) => sum + each.differing, 0)
  const linked = all.reduce((sum, each) => sum + each.linked, 0)
  if (broken || differing > 0)
    return (
      <p className="font-semibold text-red">
        {broken ? words.broken(broken.position) : words.differing(differing)} {words.tellOffice}
      </p>
    )
  return (
    <>
      <p className="font-semibold">{words.fits(linked)}</p>
      {evidence.head && (
        <p className="text-[0.8125rem] text-muted wrap-anywhere">{words.head(evidence.head)}</p>
      )}
    </>
  )
}
