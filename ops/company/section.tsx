import type { ReactNode } from 'react'

export const sections = [
  { id: 'who-we-are', title: 'Who we are', short: 'About' },
  { id: 'reach', title: 'How to reach us', short: 'Contact' },
  { id: 'place', title: 'Where we are', short: 'Location' },
  { id: 'claims', title: 'What we claim', short: 'Claims' },
  { id: 'people', title: 'People on the website', short: 'People' },
  { id: 'links', title: 'Partners and profiles', short: 'Links' },
  { id: 'numbers', title: 'License and analytics', short: 'License' },
] as const
export type SectionId = (typeof sections)[number]['id']

type SectionProps = { id: SectionId; note?: ReactNode; children: ReactNode }

/** One part of the form, with a heading that the keyboard can be sent to. */
export function Section({ id, note, children }: SectionProps) {
  const title = sections.find((section) => section.id === id)?.title
  return (
    <section
      aria-labelledby={id}
      className="max-w-3xl border-t border-line pt-5 pb-9 first-of-type:border-t-0"
    >
      <h2 id={id} tabIndex={-1} className="scroll-mt-16 text-2xl">
        {title}
      </h2>
      {note}
      <div className="mt-4 grid gap-x-5 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  )
}
