import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Box } from '#domain/contents/box.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { BoxLabel } from './box-label.tsx'

/** Prints the labels of boxes, two in a row, without the screen around them. */
export function usePrintLabels(job: Pick<JobDetail, 'id' | 'number'>, boxes: readonly Box[]) {
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    if (!isPrinting) return undefined
    const end = () => setPrinting(false)
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])

  const sheet = (
    <div data-print data-print-sheet className="hidden grid-cols-2 bg-white print:grid">
      {boxes.map((box) => (
        <BoxLabel key={box.id} job={job} box={box} />
      ))}
    </div>
  )
  return { print: () => setPrinting(true), sheet: isPrinting ? createPortal(sheet, document.body) : null }
}
