import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { second } from '#platform/time.ts'
import { getJobEvidence } from './drying-api.ts'
import { DryingSheet, type SheetProps } from './drying-sheet.tsx'

/** Nobody waits longer for a hash. */
const mostPatience = 5 * second

/** Prints the log with its charts, without buttons and workings. */
export function usePrintLog(props: Omit<SheetProps, 'evidence'>) {
  const [printed, setPrinted] = useState<Pick<SheetProps, 'evidence'> | null>(null)
  const isPrinting = printed !== null

  useEffect(() => {
    if (!isPrinting) return undefined
    const end = () => setPrinted(null)
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])

  return {
    /** Without a connection it is printed without the hash of its records, and says so. */
    async print() {
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), mostPatience))
      const evidence = await Promise.race([getJobEvidence(props.job.id), late]).catch(() => null)
      setPrinted({ evidence })
    },
    sheet: printed ? createPortal(<DryingSheet {...props} {...printed} />, document.body) : null,
  }
}
