import { useMemo } from 'react'
import type { Box } from '#domain/contents/box.ts'
import { boxLabel } from '#domain/contents/box-label.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import { qrCode } from '#platform/qr-code.ts'
import { enContents } from '../../words/en-contents.ts'
import { esContents } from '../../words/es-contents.ts'

type LabelProps = { job: Pick<JobDetail, 'id' | 'number'>; box: Box }

/** The label of a box: its code opens it in the portal. Whose things are inside does not stand on it. */
export function BoxLabel({ job, box }: LabelProps) {
  const address = `${location.origin}/ops/intake/${job.id}/contents?box=${box.id}`
  const code = useMemo(() => qrCode(address), [address])
  return (
    <div className="flex min-h-44 items-center gap-4 border border-dashed border-[#7b8791] bg-white p-3 text-[#0b1b2b] print:h-[2in] print:break-inside-avoid">
      <svg
        viewBox={`0 0 ${code.size} ${code.size}`}
        className="size-36 shrink-0 print:size-[1.7in]"
        shapeRendering="crispEdges"
        aria-hidden
      >
        <path d={code.path} fill="#0b1b2b" />
      </svg>
      <div className="min-w-0">
        <p className="inline-block border-b-4 border-[#e0a526] font-display text-5xl leading-none font-semibold tabular-nums">
          {boxLabel(box.number)}
        </p>
        <p className="mt-2 text-sm font-semibold tabular-nums">{job.number}</p>
        <p className="text-sm leading-snug wrap-anywhere">{box.note}</p>
        <p lang="en" className="mt-1 text-xs leading-snug">
          {enContents.boxes.scan}
        </p>
        <p lang="es" className="text-xs leading-snug">
          {esContents.boxes.scan}
        </p>
      </div>
    </div>
  )
}
