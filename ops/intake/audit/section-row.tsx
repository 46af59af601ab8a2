import { Check, ChevronDown, CircleHelp, CircleMinus, CircleX, type LucideIcon } from 'lucide-react'
import { useId, useState } from 'react'
import type { AuditedSection, FileAudit } from '#domain/file-audit/file-audit.ts'
import { useFileAuditWords } from '../../words/use-file-audit-words.ts'
import type { FileAuditWords } from '../../words/en-file-audit.ts'

const icons: Record<AuditedSection['checks'][number]['judged']['outcome'], LucideIcon> = {
  met: Check,
  open: CircleX,
  not_due: CircleMinus,
  unknown: CircleHelp,
}

type RowProps = { section: AuditedSection; figures: FileAudit['figures'] }

/** A section in which nothing is open; a tap tells what was checked. */
export function SectionRow({ section, figures }: RowProps) {
  const words = useFileAuditWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { key, earned, due, checks } = section
  const isUnknown = checks.some(({ judged }) => judged.outcome === 'unknown')
  const isFull = due > 0 && earned === due
  const Mark = isUnknown ? CircleHelp : isFull ? Check : null
  return (
    <li className="border-b border-line">
      <button
        type="button"
        data-audit-row
        aria-expanded={isOpen}
        aria-controls={id}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2.5 text-left hover:bg-wash"
        onClick={() => setOpen(!isOpen)}
      >
        <span
          aria-hidden
          className={`grid size-6 shrink-0 place-content-center rounded-full ${isFull ? 'bg-green text-sheet' : isUnknown ? 'text-muted' : 'border-2 border-dashed border-edge'}`}
        >
          {Mark && <Mark className={isFull ? 'size-4' : 'size-6'} strokeWidth={isFull ? 3 : 2} />}
        </span>
        <span className="min-w-0 flex-1">
          <span className="mr-2 text-[1.0625rem] font-semibold">{words.section(key)}</span>
          <span className="text-muted">{moreOf(section, figures, words)}</span>
        </span>
        <span className="shrink-0 font-bold tabular-nums">
          {due === 0 ? words.notDue : words.score(earned, due)}
        </span>
        <ChevronDown aria-hidden className={`size-5 shrink-0 text-muted ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && <Checks id={id} checks={checks} />}
    </li>
  )
}

/** Each rule of a section with how it stands. */
export function Checks({ id, checks }: { id?: string; checks: AuditedSection['checks'] }) {
  const words = useFileAuditWords()
  return (
    <ul id={id} className="space-y-2 px-4 pb-4 lg:pl-13">
      {checks.map(({ key, points, judged }) => {
        const Icon = icons[judged.outcome]
        return (
          <li key={key} className="flex items-start gap-3">
            <Icon
              aria-hidden
              className={`mt-0.5 size-5 shrink-0 ${judged.outcome === 'met' ? 'text-green' : judged.outcome === 'open' ? 'text-red' : 'text-muted'}`}
            />
            <span className="min-w-0 flex-1 leading-snug">
              {words.rule(key)}
              {judged.outcome === 'unknown' && (
                <span className="block text-sm text-muted">{words.notHere[judged.lacks]}</span>
              )}
            </span>
            <span className="shrink-0 text-right text-sm text-muted tabular-nums">
              {words.points(points)}
              <span className="block">{words.outcomes[judged.outcome]}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function moreOf({ key, checks, due }: AuditedSection, figures: FileAudit['figures'], words: FileAuditWords) {
  const unknown = checks.filter(({ judged }) => judged.outcome === 'unknown').length
  if (unknown > 0) return words.notChecked(unknown)
  const { points, wet, longestInterval } = figures
  if (key === 'moisture_map' && due > 0 && points) return words.full.points(points)
  if (key === 'final_readings' && wet) return words.full.wet(wet)
  if (key !== 'visits' || due === 0 || longestInterval === null) return ''
  const minutes = Math.round(longestInterval * 60)
  return words.full.interval(Math.floor(minutes / 60), minutes % 60)
}
