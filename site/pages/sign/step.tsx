import type { ReactNode } from 'react'
import type { Language } from '#domain/preferences/language.ts'

type StepProps = {
  nth: number
  title: string
  id: string
  /** Of the title, where that is not the language of the page. */
  language?: Language
  shownWith?: string
  children: ReactNode
}

/** One numbered part of what someone does to sign. The script numbers them again where one is hidden. */
export function Step({ nth, title, id, language, shownWith, children }: StepProps) {
  const Heading = nth === 1 ? 'h1' : 'h2'
  return (
    <section className="sign-step" id={`part-${id}`} data-part={shownWith} aria-labelledby={`title-${id}`}>
      <p className="sign-nth" aria-hidden="true" data-nth="">
        {nth}
      </p>
      <div>
        <Heading id={`title-${id}`} tabIndex={-1} lang={language}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  )
}
