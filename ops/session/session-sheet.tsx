import type { ReactNode } from 'react'

type SessionSheetProps = { title: string; note: ReactNode; footer?: string; children: ReactNode }

/** The sheet at the door of the portal: the map on one side, one form on the other. */
export function SessionSheet({ title, note, footer, children }: SessionSheetProps) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-paper lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)] lg:grid-rows-1">
      <div className="on-rail contours bg-[#0b1b2b] px-5 py-5 text-white lg:flex lg:flex-col lg:justify-between lg:p-12">
        <p className="font-display text-2xl leading-none font-semibold tracking-wide lg:text-3xl">
          OPS PORTAL
        </p>
        <p className="hidden font-display text-xl text-[#c3ced8] lg:block">
          Northeast Ohio and Western PA, 24/7
        </p>
      </div>
      <main className="flex flex-col px-5 py-8 lg:justify-center lg:px-14">
        <div className="mx-auto w-full max-w-sm">
          <h1 className="text-4xl">{title}</h1>
          <div className="mt-3 mb-7 border-l-4 border-gold pl-3 text-muted">{note}</div>
          {children}
          {footer && <p className="mt-8 border-t border-line pt-4 text-sm text-muted">{footer}</p>}
        </div>
      </main>
    </div>
  )
}
