import type { ReactNode } from 'react'

type StepProps = {
  nth: number
  title: string
  id: string
  shownWith?: string
  children: ReactNode
}

/** One numbered part of what someone does to sign. The script numbers them again where one is hidden. */
export function Step({ nth, title, id, shownWith, children }: StepProps) {
  const Heading = nth === 1 ? 'h1' : 'h2'
  return (
    <section className="sign-step" id={`part-${id}`} data-part={shownWith} aria-labelledby={`title-${id}`}>
      <p className="sign-nth" aria-hidden="true" data-nth="">
        {nth}
      </p>
      <div>
        <Heading id={`title-${id}`} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  )
}
