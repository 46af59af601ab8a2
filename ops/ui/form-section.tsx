import type { ReactNode } from 'react'

type FormSectionProps = { title: string; lead?: string; children: ReactNode }

/** A part of a long form: what it is about beside its fields. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  return (
    <section className="grid gap-x-8 gap-y-4 border-t border-line py-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {lead && <p className="mt-1 max-w-[40ch] text-sm text-muted">{lead}</p>}
      </div>
      <div className="grid max-w-2xl gap-x-4 gap-y-5 sm:grid-cols-2 [&_:is(input,textarea,select)]:scroll-mb-36">
        {children}
      </div>
    </section>
  )
}

/** A field as wide as the section. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className="min-w-0 sm:col-span-2">{children}</div>
}
