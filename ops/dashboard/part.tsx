import { useId, type ReactNode } from 'react'

type PartProps = { title: string; aside?: ReactNode; children: ReactNode; className?: string }

/** A part of the board under a line of its own. */
export function Part({ title, aside, children, className = '' }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`min-w-0 border-t-2 border-ink pt-2 ${className}`}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-xl uppercase">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
