import { useVisitWords } from '../../words/use-visit-words.ts'
import { useWords } from '../../words/use-words.ts'
import type { Offer } from './day-plan.ts'

/** More would have to be read, not seen. */
const mostShown = 6

type OfferListProps = {
  offers: readonly Offer[]
  nameOf: (person: string) => string
  isOnCall: (person: string) => boolean
  /** Where nobody is chosen yet, each time names whose it is. */
  hasNames: boolean
  onChoose: (offer: Offer) => void
}

/** The first times at which the visit fits; whoever is on call and could go now stands in front, then those for which nobody lacks anything. */
export function OfferList({ offers, nameOf, isOnCall, hasNames, onChoose }: OfferListProps) {
  const visits = useVisitWords()
  const { time } = useWords()
  const { form } = visits
  const rank = ({ isNow, person }: Offer) => (isNow && isOnCall(person) ? 0 : 1)
  const first = offers
    .toSorted((a, b) => rank(a) - rank(b) || a.lacks.length - b.lacks.length || a.from.localeCompare(b.from))
    .slice(0, mostShown)
  return (
    <section aria-label={form.fits}>
      <h3 className="mb-1 font-sans text-sm">{form.fits}</h3>
      {first.length === 0 && <p className="text-sm text-muted">{form.fitsNobody}</p>}
      <ul className="flex flex-wrap gap-2">
        {first.map((offer) => (
          <li key={`${offer.person} ${offer.from}`}>
            <button
              type="button"
              className="min-h-11 rounded-sm border border-dashed border-edge bg-sheet px-3 py-1.5 text-left text-sm leading-tight hover:border-ink hover:bg-gold-wash"
              onClick={() => onChoose(offer)}
            >
              <span className="tabular-nums">
                {offer.isNow ? form.now(time.window(offer)) : time.window(offer)}
              </span>
              {hasNames && <span className="block text-muted">{nameOf(offer.person)}</span>}
              {offer.isNow && isOnCall(offer.person) && (
                <span className="block font-semibold">{form.onCall}</span>
              )}
              {offer.lacks.length > 0 && <span className="block text-muted">{form.lacks(offer.lacks)}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
