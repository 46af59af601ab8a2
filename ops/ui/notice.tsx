import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'

/** A message that must not be missed, where it happened. */
export function Notice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div role="alert" className="flex gap-3 border-l-4 border-red bg-red-wash px-4 py-3">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-red" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-0.5 text-sm">{children}</div>}
      </div>
    </div>
  )
}
