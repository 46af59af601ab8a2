import { TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'

type LostFrameProps = {
  /** What happened, for screen readers. */
  label: string
  /** Whose request it was, and what happened to it. */
  head: ReactNode
  /** The person is at the customer's: it must not be missed. */
  isThere: boolean
  onDismiss: () => void
  children: ReactNode
}

/** The place of a request that left the desk without its person's doing, until they dismiss it. */
export function LostFrame({ label, head, isThere, onDismiss, children }: LostFrameProps) {
  const { desk } = useWords()
  return (
    <section
      aria-label={label}
      className={`py-2 pr-2 pl-4 lg:pl-5.5 ${isThere ? 'border-t-4 border-red bg-red-wash' : 'border-t-2 border-edge bg-wash text-muted'}`}
    >
      <div className="flex items-start justify-between gap-3">
        {isThere && <TriangleAlert aria-hidden className="mt-3.5 size-5 shrink-0 text-red" />}
        <div className="min-w-0 grow space-y-1 pt-2.5 wrap-anywhere">{head}</div>
        <button
          type="button"
          aria-label={`${desk.dismiss}: ${label}`}
          title={desk.dismiss}
          className="grid size-12 shrink-0 place-content-center rounded-sm hover:bg-line"
          onClick={onDismiss}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {children}
    </section>
  )
}
