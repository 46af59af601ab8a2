import type { ReactNode } from 'react'
import { demoLabel } from '#platform/demo-label.ts'

export type SheetProps = { title: string; note: ReactNode; footer?: string; children: ReactNode }

type SheetLayoutProps = SheetProps & {
  /** Where the company works, beside the map. */
  region: string
  isDemo: boolean
}

/** The layout of the sign-in screens: the map on one side, one form on the other. */
export function SheetLayout({ title, note, footer, region, isDemo, children }: SheetLayoutProps) {
  return (
    <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr] bg-paper lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:grid-rows-1">
      <header className="contours bg-[#0b1b2b] px-5 py-4 text-white max-lg:[@media(min-height:700px)]:min-h-36 lg:order-2 lg:flex lg:items-end lg:p-12">
        <p className="font-display text-xl leading-none font-semibold tracking-wide lg:hidden">OPS PORTAL</p>
        <p className="hidden font-display text-xl text-[#c3ced8] lg:block">{region}</p>
      </header>
      <main className="flex flex-col px-5 py-7 lg:justify-center lg:px-14 lg:py-10">
        <div className="mx-auto w-full max-w-sm">
          <p className="mb-10 hidden font-display text-xl leading-none font-semibold tracking-wide lg:block">
            OPS PORTAL
          </p>
          <h1 className="text-[min(2.25rem,12vw)]">{title}</h1>
          <div className="mt-3 mb-7 border-l-4 border-gold pl-3 text-pretty text-muted">{note}</div>
          {children}
          {isDemo && <p className="mt-8 text-sm font-semibold">{demoLabel}</p>}
          {footer && <p className="mt-8 border-t border-line pt-4 text-sm text-muted">{footer}</p>}
        </div>
      </main>
    </div>
  )
}
