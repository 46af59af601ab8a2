import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { createContext, Suspense, useContext, type ReactNode } from 'react'
import { isNotLoaded } from './load-screen.ts'

const Instead = createContext<ReactNode>(null)

/** A part of a screen whose code comes later. Where it does not come, the rest of the screen stays, with `instead` in its place. */
export function LaterPart({ instead, children }: { instead?: ReactNode; children: ReactNode }) {
  return (
    <Instead value={instead}>
      <CatchBoundary getResetKey={() => 'part'} errorComponent={NotLoaded}>
        <Suspense fallback={null}>{children}</Suspense>
      </CatchBoundary>
    </Instead>
  )
}

function NotLoaded({ error }: ErrorComponentProps) {
  const instead = useContext(Instead)
  if (!isNotLoaded(error)) throw error
  return instead
}
