import { Link } from '@tanstack/react-router'
import { Phone, X } from 'lucide-react'
import type { DeskItem } from '#domain/leads/desk.ts'
import { displayPhone } from '#domain/leads/phone.ts'
import { button } from '../ui/button.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { handedWords } from './handed-over.ts'
import { useNewlyHanded, useSeeHandOver } from './use-handed-over.ts'

/** More at once would push the list itself off the screen. */
const mostShown = 3

type HandedOverStripProps = { items: readonly DeskItem[]; onDismiss: () => void }

/** Requests assigned to the person since they last looked. The live region exists first, so that new entries are announced. */
export function HandedOverStrip({ items, onDismiss }: HandedOverStripProps) {
  const words = useWords()
  const { desk } = words
  const now = useNow()
  const news = useNewlyHanded(items)
  const see = useSeeHandOver()
  return (
    <div aria-live="polite" aria-relevant="additions" className="space-y-2 not-empty:mb-5">
      {news.slice(0, mostShown).map(({ lead, over }) => (
        <section
          key={over.id}
          aria-label={desk.wasAssigned(lead.name)}
          className="border-l-4 border-gold bg-gold-wash py-2.5 pr-2 pl-3 sm:flex sm:items-center sm:gap-3"
        >
          <p className="min-w-0 grow font-semibold wrap-anywhere">
            {handedWords(over, { name: lead.name, now }, words)}
          </p>
          <div className="flex shrink-0 flex-wrap gap-2 max-sm:mt-2">
            <a
              href={`tel:${lead.phone}`}
              className={`min-h-12 max-sm:grow ${button('gold')}`}
              onClick={() => see(over.id)}
            >
              <Phone aria-hidden className="size-5" />
              <span>
                {desk.call}
                <span className="sr-only">{desk.whom(`${lead.name}, ${displayPhone(lead.phone)}`)}</span>
              </span>
            </a>
            <Link
              to="/ops/submissions/$id"
              params={{ id: lead.id }}
              className={`min-h-12 max-sm:grow ${button('plain')}`}
            >
              <span>
                {desk.open}
                <span className="sr-only"> {lead.name}</span>
              </span>
            </Link>
            <button
              type="button"
              aria-label={`${desk.dismiss}: ${desk.wasAssigned(lead.name)}`}
              title={desk.dismiss}
              className="grid size-12 shrink-0 place-content-center rounded-sm hover:bg-wash"
              onClick={() => {
                see(over.id)
                onDismiss()
              }}
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
        </section>
      ))}
      {news.length > mostShown && <p className="text-muted">{desk.moreAssigned(news.length - mostShown)}</p>}
    </div>
  )
}
