import { createContext, useContext } from 'react'
import type { Working } from './working.ts'

/** What is open beside the log: the working of a figure, or the history of a point. */
export type Opened = { kind: 'working'; working: Working } | { kind: 'point'; id: string }

export type Open = (opened: Opened, from: HTMLElement) => void

const nothing: Open = () => undefined

export const OpenBeside = createContext<Open>(nothing)

export function useOpenBeside() {
  return useContext(OpenBeside)
}
