import { useNavigate } from '@tanstack/react-router'
import { X } from 'lucide-react'

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })

/** From which day on the list shows what ended; pressed, it shows everything. */
export function SinceChip({ since }: { since: string }) {
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-2 rounded-sm border border-ink bg-ink px-3 text-left text-paper hover:brightness-110"
      onClick={() =>
        void navigate({ to: '.', search: (old) => ({ ...old, since: undefined }), replace: true })
      }
    >
      {`Since ${day.format(new Date(since))}`}
      <X aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">Remove</span>
    </button>
  )
}
