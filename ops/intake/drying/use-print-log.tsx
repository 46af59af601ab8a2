import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { getJobEvidence } from './drying-api.ts'
import { DryingSheet, type SheetProps } from './drying-sheet.tsx'

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
      const evidence = await getJobEvidence(props.job.id).catch(() => null)
      setPrinted({ evidence })
    },
    sheet: printed ? createPortal(<DryingSheet {...props} {...printed} />, document.body) : null,
  }
}
