import type { FormTemplate } from '#domain/forms/template.ts'
import { clockWords } from '../../../ui/clock.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { Saving } from '../draft/use-template-draft.ts'

type SavingWordsProps = { template: FormTemplate; saving: Saving; isDirty: boolean; onRetry: () => void }

/** Which version is worked on and whether it is saved, and which one is in use meanwhile. */
export function SavingWords({ template: { published, draft }, saving, isDirty, onRetry }: SavingWordsProps) {
  const now = useNow()
  const next = (published?.version ?? 0) + 1
  const hasDraft = draft !== null || isDirty
  const at = draft && clockWords(new Date(draft.saved_at), now)
  return (
    <div className="min-w-0 text-[0.9375rem] leading-snug text-muted">
      <p role="status" className="tabular-nums">
        {saving.state === 'failed' ? (
          <span className="font-semibold text-red">
            Not saved.{' '}
            {saving.isOffline
              ? 'The builder needs a connection. Your changes are safe on this device.'
              : saving.why}{' '}
            <button
              type="button"
              className="min-h-11 underline underline-offset-4 lg:min-h-6"
              onClick={onRetry}
            >
              Try again
            </button>
          </span>
        ) : !hasDraft ? (
          published ? (
            `Version ${published.version}, published by ${published.by ?? 'the portal'}`
          ) : (
            'New form'
          )
        ) : saving.state === 'saved' ? (
          `Draft of version ${next}, saved ${at ?? ''}`
        ) : (
          `Draft of version ${next}, saving`
        )}
      </p>
      <p>
        {published
          ? hasDraft
            ? `Version ${published.version} is in use.`
            : 'A change makes a draft.'
          : 'It can be filled in once it is published.'}
      </p>
    </div>
  )
}
