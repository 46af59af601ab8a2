import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import type { Submission } from './review-api.ts'
import { LeadPhotos } from '../submissions/lead-photos.tsx'
import { button } from '../ui/button.ts'
import { useIsWide } from '../ui/wide.ts'
import { useNow } from '../ui/use-now.ts'
import { Answers } from './answers.tsx'
import { Changes } from './changes.tsx'
import { Decisions } from './decisions.tsx'
import { PartHead } from './part-head.tsx'
import { paperQuery } from './queries.ts'
import { Proof } from './proof.tsx'
import { Story } from './story.tsx'
import { useProof } from './use-proof.ts'
import { useReviewed } from './use-reviewed.ts'
import { arrivalWords, declinedWords, stateWords } from './words.ts'

const dots = {
  submitted: 'bg-gold',
  needs_fix: 'bg-red',
  amending: 'bg-gold',
  approved: 'bg-green',
  revised: 'bg-edge',
  void: 'bg-edge',
} as const

/** What stands beside the paper. */
export function Facts({ submission, reload }: { submission: Submission; reload: () => void }) {
  const reviewed = useReviewed(submission)
  const proof = useProof(submission)
  const now = useNow()
  // On a phone the list, whose heading is the first one, isn’t there.
  const Title = useIsWide() ? 'h2' : 'h1'
  const { title, state, is_declined, nth, by, job_id, job_number, customer, photos, language } = submission
  return (
    <article aria-labelledby="form-title" className="space-y-5">
      <header>
        <Title id="form-title" className="text-[1.625rem]">
          {title[language] ?? title.en}
        </Title>
        <p className="flex flex-wrap items-center gap-x-2 text-[0.9375rem]">
          <span aria-hidden className={`size-2 rounded-full ${dots[state]}`} />
          <span className="font-semibold">{stateWords[state]}</span>
          {is_declined && <span className="font-semibold text-red">{declinedWords(submission)}</span>}
          <span className="text-muted">
            {nth > 1 && `Revision ${nth}, `}
            {by}
          </span>
        </p>
        <p className="mt-0.5 text-[0.9375rem] text-muted">
          {job_id ? (
            <Link
              to="/ops/intake/$id"
              params={{ id: job_id }}
              className="font-semibold text-ink underline decoration-gold decoration-2 underline-offset-4"
            >
              {[job_number, customer].filter(Boolean).join(', ')}
            </Link>
          ) : (
            'For no job'
          )}
          {`. ${arrivalWords(submission, now)}.`}
        </p>
      </header>
      <Decisions submission={submission} reviewed={reviewed} proof={proof} />
      {submission.paper_url && <OpenPaper submission={submission} />}
      <Changes submission={submission} reviewed={reviewed} />
      <Answers submission={submission} answers={reviewed.answers} changes={reviewed.changes} />
      {photos.length > 0 && (
        <section aria-labelledby="form-photos">
          <PartHead id="form-photos" title="Photos" aside={String(photos.length)} />
          <div className="mt-2">
            <LeadPhotos
              lead={{ name: customer, photos: photos.map((photo) => ({ ...photo, by })) }}
              reload={reload}
            />
          </div>
        </section>
      )}
      <Proof submission={submission} reviewed={reviewed} proof={proof} />
      <Story submission={submission} before={reviewed.before} />
    </article>
  )
}

/** Where the window has no room for the paper beside its facts. It is made before anyone goes there. */
function OpenPaper({ submission: { id, paper_url } }: { submission: Submission }) {
  const { data } = useQuery({ ...paperQuery(id), enabled: false })
  if (!paper_url || !data) return null
  return (
    <a href={paper_url} target="_blank" rel="noopener" className={`w-full lg:hidden ${button('plain')}`}>
      <FileText aria-hidden className="size-5" />
      {data.pages === 1 ? 'Open the paper, 1 page' : `Open the paper, ${data.pages} pages`}
    </a>
  )
}
