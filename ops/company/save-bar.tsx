import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import type { CompanyForm } from './use-company-form.ts'

type SaveBarProps = { form: CompanyForm; isSaving: boolean; error: unknown }

/** Visible while there are unsaved changes: how many, with Save and Discard. */
export function SaveBar({ form, isSaving, error }: SaveBarProps) {
  const { changed, isDirty, wrongFields } = form
  // A conflict has a notice of its own.
  const problem = error && problemOf(error).status !== 409 ? problemOf(error).detail : ''
  return (
    <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 -mx-4 low:bottom-[calc(3rem+env(safe-area-inset-bottom))] lg:bottom-0 lg:-mx-6.5">
      <p role="status" className="sr-only">
        {isDirty ? `${changesWords(changed.length)} not saved` : ''}
      </p>
      {isDirty && (
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t-3 border-gold bg-sheet px-4 py-3 shadow-[0_-8px_24px_-16px_rgb(0_0_0/0.5)] lg:px-6.5">
          <p className="min-w-0">
            <strong className="tabular-nums">{changesWords(changed.length)}</strong>
            <span className={`block text-sm ${problem || wrongFields > 0 ? 'text-red' : 'text-muted'}`}>
              {problem || stateWords(wrongFields)}
            </span>
          </p>
          <div className="flex gap-2 max-sm:w-full">
            <button type="button" className={`max-sm:flex-1 ${button('plain')}`} onClick={form.discard}>
              Discard changes
            </button>
            <button type="submit" className={`max-sm:flex-1 ${button('gold')}`} aria-disabled={isSaving}>
              {isSaving ? 'Saving...' : 'Save changes'}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

function changesWords(count: number) {
  return count === 1 ? '1 change' : `${count} changes`
}

function stateWords(wrongFields: number) {
  if (wrongFields === 0) return 'Goes live on the website when you save.'
  return wrongFields === 1 ? '1 field needs attention.' : `${wrongFields} fields need attention.`
}
