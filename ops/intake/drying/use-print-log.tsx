import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { DryingSheet, type SheetProps } from './drying-sheet.tsx'

/** Prints the log with its charts, without buttons and workings. */
export function usePrintLog(props: SheetProps) {
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    if (!isPrinting) return undefined
    const end = () => setPrinting(false)
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])

  return {
    print: () => setPrinting(true),
    sheet: isPrinting ? createPortal(<DryingSheet {...props} />, document.body) : null,
  }
}
