import { Bell as BellIcon } from 'lucide-react'
import { useMay } from '../session/may.ts'
import { useAlerts } from './use-alerts.ts'
import { waitingWords } from './words.ts'

type BellProps = { className: string; label?: string; open: () => void }

/** How many wait, and the way to them. Nothing sounds: who wants to be woken is, by their phone. */
export function Bell({ className, label, open }: BellProps) {
  const waiting = useAlerts().data?.open.length ?? 0
  if (!useMay('leads.view')) return null
  return (
    <button type="button" className={className} title="Alerts" onClick={open}>
      <span className="flex items-center gap-1.5">
        <BellIcon aria-hidden className={`size-5 ${waiting > 0 ? 'text-gold' : ''}`} />
        {waiting > 0 && (
          <span
            aria-hidden
            className="rounded-full bg-gold px-2 py-0.5 text-xs font-bold text-on-gold tabular-nums"
          >
            {waiting}
          </span>
        )}
      </span>
      {label && <span aria-hidden>{label}</span>}
      <span className="sr-only">Alerts: {waitingWords(waiting)}</span>
    </button>
  )
}
