import type { ReactNode } from 'react'

/** A choice beside the two that the office takes most of the time. */
export function QuietButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="flex min-h-11 items-center gap-1.5 font-semibold hover:underline hover:decoration-gold hover:decoration-2 hover:underline-offset-4"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
