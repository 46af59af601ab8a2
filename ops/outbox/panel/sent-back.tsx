import { button } from '../../ui/button.ts'
import { useWords } from '../../words/use-words.ts'
import { entryWords } from './entry-words.ts'
import { openOutboxPanel } from './outbox-opening.ts'
import { useUnsentOf } from './use-outbox.ts'

/** On the request itself: what the office sent back and why, and the way to decide. Nothing where there is none. */
export function SentBack({ leadId, customer }: { leadId: string; customer: string }) {
  const words = useWords()
  const { outbox } = words.field
  const entries = useUnsentOf(leadId).filter(({ state }) => state === 'sent_back')
  if (entries.length === 0) return null
  return (
    <section
      aria-label={`${outbox.byOffice.sent_back}: ${customer}`}
      className="border-l-4 border-red bg-red-wash px-3 py-2.5"
    >
      {entries.map((entry) => (
        <div key={entry.id} className="not-first:mt-2">
          <p className="font-semibold wrap-anywhere">{entryWords(entry, words)}</p>
          <p className="wrap-anywhere">
            {outbox.byOffice.sent_back}: {entry.reason}
          </p>
        </div>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        className={`mt-2.5 min-h-12 w-full ${button('gold')}`}
        onClick={() => openOutboxPanel()}
      >
        {outbox.decide}
        <span className="sr-only">: {customer}</span>
      </button>
    </section>
  )
}
