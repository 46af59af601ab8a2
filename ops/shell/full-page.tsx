import type { ReactNode } from 'react'
import { LoaderCircle } from 'lucide-react'
import { useFirstWords } from '../words/words.tsx'

/** A state that has the whole window to itself. */
export function FullPage({ children }: { children: ReactNode }) {
  return <main className="grid min-h-dvh place-content-center p-6">{children}</main>
}

export function Spinner({ words }: { words: string }) {
  return (
    <p role="status" className="flex items-center justify-center gap-3 p-8 text-muted">
      <LoaderCircle aria-hidden className="size-5 animate-spin text-gold" />
      {words}
    </p>
  )
}

export function Loading() {
  return <Spinner words={useFirstWords().shell.loading} />
}
