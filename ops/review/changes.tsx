import { Link } from '@tanstack/react-router'
import type { Submission } from './review-api.ts'
import { PartHead } from './part-head.tsx'
import { actOf } from './use-form-keys.ts'
import type { useReviewed } from './use-reviewed.ts'

type ChangesProps = { submission: Submission; reviewed: ReturnType<typeof useReviewed> }

/** What this form says otherwise than the one whose place it took, and why that was sent back. */
export function Changes({ submission: { nth, revised_by }, reviewed: { changes, before } }: ChangesProps) {
  if (revised_by)
    return (
      <p className="border-l-3 border-gold bg-gold-wash px-3 py-2">
        A newer revision took its place.{' '}
        <Link
          to="/ops/submissions/forms/$id"
          params={{ id: revised_by }}
          search
          className="font-semibold underline underline-offset-4"
        >
          Open the newer one
        </Link>
      </p>
    )
  if (!before) return null
  const { reason, decided_by } = before
  return (
    <section aria-labelledby="form-changes" tabIndex={-1} {...actOf('difference')}>
      <PartHead
        id="form-changes"
        title={`Changed since revision ${nth - 1}`}
        aside={changes && (changes.length === 1 ? '1 answer' : `${changes.length} answers`)}
      />
      {changes?.length === 0 && (
        <p className="py-2 text-muted">No answer changed. It was signed or sent again.</p>
      )}
      <dl>
        {changes?.map(({ field, label, gone, come }) => (
          <div
            key={field}
            className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)] gap-x-3 border-b border-line py-2"
          >
            <dt className="text-[0.9375rem] text-muted wrap-anywhere">{label}</dt>
            <dd className="space-y-1 wrap-anywhere">
              {gone.map((line) => (
                <del key={line} className="block text-muted">
                  <span className="sr-only">Before: </span>
                  {line}
                </del>
              ))}
              {come.map((line) => (
                <ins key={line} className="block w-fit bg-gold-wash px-1.5 font-semibold no-underline">
                  <span className="sr-only">Now: </span>
                  {line}
                </ins>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {reason && (
        <p className="pt-2 text-[0.9375rem] text-muted">
          “{reason}”{decided_by && ` ${decided_by} asked for it.`}
        </p>
      )}
    </section>
  )
}
