import { useInfiniteQuery } from '@tanstack/react-query'
import { button } from '../ui/button.ts'
import { Differences } from './changes.tsx'
import { factWords } from './fact-words.ts'
import { versionsQuery } from './queries.ts'
import type { CompanyForm } from './use-company-form.ts'
import type { Meanwhile } from './work.ts'

type MeanwhileNoticeProps = { form: CompanyForm; meanwhile: Meanwhile }

/** Someone else saved first: what they saved, and that nothing typed here is lost. */
export function MeanwhileNotice({ form, meanwhile }: MeanwhileNoticeProps) {
  const newest = useInfiniteQuery(versionsQuery()).data?.pages[0]?.items[0]
  const who = newest?.by ?? 'Someone else'
  const { theirs, both, before, latest } = meanwhile
  return (
    <div role="alert" className="my-4 max-w-3xl border-l-4 border-gold bg-gold-wash px-4 py-3">
      <p className="font-semibold">{who} changed the company details</p>
      <p className="mt-0.5 text-sm">Your changes are still here. Their changes are already live:</p>
      <Differences before={before} after={latest} names={theirs} />
      {both.length > 0 && (
        <p className="mt-2 text-sm">
          You both changed {both.map((name) => factWords[name].label.toLowerCase()).join(', ')}. If you save
          now, your version replaces theirs.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <button type="button" className={button('plain')} onClick={form.hideMeanwhile}>
          Keep my changes
        </button>
        {both.length > 0 && (
          <button
            type="button"
            className={button('quiet')}
            onClick={() => {
              form.set(Object.fromEntries(both.map((name) => [name, latest[name]])))
              form.hideMeanwhile()
            }}
          >
            Discard my changes
          </button>
        )}
      </div>
    </div>
  )
}
