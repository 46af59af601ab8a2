import { centsWords } from '#domain/money/cents.ts'
import type { MoneyEntry } from '#domain/money/entry.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { dayWords, entryTitle, isInFavor } from './money-words.ts'

export const entryColumns = 'sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]'

/** An amount, what it was for and who entered it. A voided one is struck through, with who voided it and why. */
export function EntryRow({ entry, onVoid }: { entry: MoneyEntry; onVoid: (() => void) | null }) {
  const now = useNow()
  const { voided, reference, note } = entry
  const title = entryTitle(entry)
  const amount = centsWords(isInFavor(entry.type) ? -entry.amount_cents : entry.amount_cents)
  return (
    <div
      data-row={entry.id}
      tabIndex={-1}
      className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3 ${entryColumns}`}
    >
      <p className="text-muted max-sm:col-span-2 max-sm:text-sm">
        <time dateTime={entry.on}>{dayWords(entry.on)}</time>
      </p>
      <div className="min-w-0">
        <p className={`font-semibold wrap-anywhere ${voided ? 'line-through decoration-2' : ''}`}>{title}</p>
        {(reference || note) && (
          <p className="wrap-anywhere">
            {[reference && `No. ${reference}`, note].filter(Boolean).join(', ')}
          </p>
        )}
        <p className="text-[0.8125rem] text-muted">
          {`Entered by ${entry.by}, ${clockWords(new Date(entry.created_at), now)}`}
        </p>
        {voided && (
          <p className="mt-1 border-l-3 border-gold pl-2 wrap-anywhere">
            <strong>Voided:</strong> {voided.reason}
            <span className="block text-[0.8125rem] text-muted">
              {`${voided.by}, ${clockWords(new Date(voided.at), now)}`}
            </span>
          </p>
        )}
      </div>
      <div className="text-right">
        <p
          className={`font-display text-2xl leading-tight tabular-nums ${voided ? 'text-muted line-through decoration-2' : ''}`}
        >
          {amount}
        </p>
        {onVoid && (
          <button
            type="button"
            aria-label={`Void ${title.toLowerCase()}, ${amount}`}
            className="-mr-1 min-h-11 px-1 text-sm font-semibold underline decoration-gold decoration-2 underline-offset-4"
            onClick={onVoid}
          >
            Void
          </button>
        )}
      </div>
    </div>
  )
}
