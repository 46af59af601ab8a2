import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { SubmissionRow } from '#domain/submissions/submission.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { usePacketWords } from '../words/use-packet-words.ts'
import { useLanguageHere } from '../words/words.tsx'
import { useWords } from '../words/use-words.ts'

/** Forms of the person that the office wants fixed, each with what it asks and the way to its job. */
export function FixCards({ fixes }: { fixes: readonly SubmissionRow[] }) {
  const words = usePacketWords()
  return (
    <section aria-label={words.fixes(fixes.length)} className="mb-4 border-t-4 border-red bg-sheet">
      <h3 className="px-4 pt-3 text-xl">{words.fixes(fixes.length)}</h3>
      <ul>
        {fixes.map((fix) => (
          <li key={fix.id} className="border-b border-line last:border-b-0">
            <FixLink fix={fix} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function FixLink({ fix }: { fix: SubmissionRow }) {
  const words = usePacketWords()
  const { locale } = useWords()
  const language = useLanguageHere()
  const now = useNow()
  const { job_id, title, customer, reason, decided_by, decided_at } = fix
  const asked = words.askedBy(
    decided_by ?? '',
    decided_at ? clockWords(new Date(decided_at), now, locale) : '',
  )
  const told = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block text-lg leading-tight font-semibold">
          {[inLanguage(title, language), customer].filter(Boolean).join(', ')}
        </span>
        <span className="block wrap-anywhere text-red">{reason}</span>
        <span className="block text-sm text-muted">{asked}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
    </>
  )
  return job_id === null ? (
    <Link to="/ops/forms" className={row}>
      {told}
    </Link>
  ) : (
    <Link to="/ops/intake/$id/forms" params={{ id: job_id }} className={row}>
      {told}
    </Link>
  )
}

const row = 'flex min-h-14 items-center gap-2 px-4 py-2.5 hover:bg-wash'
