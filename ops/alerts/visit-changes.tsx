import { Link } from '@tanstack/react-router'
import { Phone, X } from 'lucide-react'
import { displayPhone } from '#domain/leads/phone.ts'
import { clockWords } from '../ui/clock.ts'
import { useNow } from '../ui/use-now.ts'
import { useWords } from '../words/use-words.ts'
import { useVisitChanges } from './use-visit-changes.ts'
import { visitChangeWords } from './visit-change-words.ts'

/** Visits that the person planned and that whoever goes changed, until they dismiss them. */
export function VisitChanges({ className = '' }: { className?: string }) {
  const words = useWords()
  const { calls, desk, locale } = words
  const now = useNow()
  const { changes, dismiss } = useVisitChanges()
  return (
    <div aria-live="polite" aria-relevant="additions" className={`space-y-1.5 empty:hidden ${className}`}>
      {changes.map((change) => {
        const { id, lead_id, by, customer, mobile, at } = change
        const title = calls.visitChanged(by.name, customer, clockWords(new Date(at), now, locale))
        return (
          <section
            key={id}
            aria-label={title}
            className="flex items-center border-l-4 border-gold bg-gold-wash pl-3 cramped:flex-wrap"
          >
            <Link
              to="/ops/submissions/$id"
              params={{ id: lead_id }}
              className="group min-w-0 grow py-1.5 cramped:basis-full"
            >
              <span className="block font-semibold wrap-anywhere group-hover:underline">{title}</span>
              <span className="block wrap-anywhere">{visitChangeWords(change, words)}</span>
            </Link>
            {mobile && (
              <a
                href={`tel:${mobile}`}
                title={calls.call(by.name)}
                aria-label={`${calls.call(by.name)}, ${displayPhone(mobile)}`}
                className={iconButton}
              >
                <Phone aria-hidden className="size-5" />
              </a>
            )}
            <button
              type="button"
              aria-label={`${desk.dismiss}: ${title}`}
              title={desk.dismiss}
              className={iconButton}
              onClick={() => dismiss(id)}
            >
              <X aria-hidden className="size-5" />
            </button>
          </section>
        )
      })}
    </div>
  )
}

const iconButton = 'grid size-12 shrink-0 place-content-center rounded-sm hover:bg-wash'
