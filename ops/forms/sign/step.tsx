import { useId, type ReactNode } from 'react'

type StepProps = { nth: number; title: string; id?: string; children: ReactNode }

/** One numbered part of what someone does to sign. */
export function Step({ nth, title, id, children }: StepProps) {
  const heading = useId()
  const Heading = nth === 1 ? 'h1' : 'h2'
  return (
    <section
      id={id}
      aria-labelledby={heading}
      tabIndex={-1}
      className="grid scroll-mt-20 grid-cols-[1.6rem_minmax(0,1fr)] gap-x-3 pt-4 outline-none"
    >
      <p aria-hidden className="text-center font-display text-[1.6rem] leading-tight font-semibold">
        {nth}
      </p>
      <div className="border-b border-edge/60 pb-4">
        <Heading id={heading} className="font-display text-[1.6rem] leading-tight font-semibold text-balance">
          {title}
        </Heading>
        {children}
      </div>
    </section>
  )
}
