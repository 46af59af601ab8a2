import { CircleAlert } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'

type PanelPartProps = {
  title: string
  heading?: RefObject<HTMLHeadingElement | null>
  isUrgent?: boolean
  children: ReactNode
}

/** A list of the outbox under its heading. */
export function PanelPart({ title, heading, isUrgent = false, children }: PanelPartProps) {
  return (
    <section className="mt-4">
      <h3
        ref={heading}
        tabIndex={heading && -1}
        className={`outline-none flex items-center gap-2 text-lg uppercase ${isUrgent ? 'text-red' : ''}`}
      >
        {isUrgent && <CircleAlert aria-hidden className="size-5 shrink-0" />}
        {title}
      </h3>
      <ul>{children}</ul>
    </section>
  )
}
