import { Link } from '@tanstack/react-router'
import { ChevronRight, ClipboardCheck } from 'lucide-react'
import { useMay } from '../../session/may.ts'
import { useJobWords } from '../../words/use-job-words.ts'

/** From the visit that someone is at to the audit, before they leave. */
export function AuditLink({ jobId }: { jobId: string }) {
  const { tabs } = useJobWords()
  if (!useMay('drying.view')) return null
  return (
    <Link
      to="/ops/intake/$id/audit"
      params={{ id: jobId }}
      className="flex min-h-15 items-center gap-3 border border-edge bg-sheet px-4 hover:border-ink"
    >
      <ClipboardCheck aria-hidden className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-display text-xl leading-tight font-semibold">{tabs.auditPage}</span>
        <span className="block text-sm text-muted">{tabs.auditMore}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </Link>
  )
}
