import { useEffect, useRef } from 'react'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { leadStatuses } from '#domain/leads/lead-states.ts'
import { nextStatus } from '#domain/leads/next-status.ts'
import { Notice } from '../ui/notice.tsx'
import { LeadStatusLine } from './lead-status-line.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { MovedLine } from './moved-line.tsx'
import { useMoveLead } from './use-move-lead.ts'
import { useWords } from '../words/use-words.ts'

type LeadStatusStepsProps = { lead: LeadDetail; reload: () => void }

/** The four statuses of a request, as buttons that change it. */
export function LeadStatusSteps({ lead, reload }: LeadStatusStepsProps) {
  const { choices, moving: words } = useWords()
  const moving = useMoveLead(lead)
  const { conflict, fault, asked, isBusy, take } = moving
  const steps = useRef<HTMLOListElement>(null)
  const before = useRef(moving.moved)
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the current status.
    if (before.current && !moving.moved && document.activeElement === document.body)
      steps.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
    before.current = moving.moved
  }, [moving.moved])

  return (
    <div className="@container space-y-3">
      {conflict && (
        <Notice title={conflict}>
          <p>{words.upToDate}</p>
          <button
            type="button"
            className="min-h-9 font-semibold underline underline-offset-4"
            onClick={reload}
          >
            {words.reload}
          </button>
        </Notice>
      )}
      {fault && !asked && <Notice title={fault.detail} />}
      <ol
        ref={steps}
        aria-label={words.status}
        aria-busy={isBusy}
        className="grid grid-cols-2 gap-px overflow-hidden rounded-sm border border-edge bg-edge @min-[17rem]:grid-cols-4"
      >
        {leadStatuses.map((status) => (
          <li key={status} className="bg-sheet">
            <button
              type="button"
              aria-current={status === lead.status ? 'step' : undefined}
              aria-disabled={status === lead.status}
              data-next={status === nextStatus(lead.status) || undefined}
              className={`flex min-h-12 w-full flex-col items-center justify-center font-display text-[min(1.0625rem,5.2cqi)] leading-tight @max-[17rem]:text-[1.0625rem] ${status === lead.status ? 'cursor-default! bg-ink text-paper' : 'not-disabled:hover:bg-wash disabled:text-muted disabled:opacity-70'}`}
              onClick={() => {
                if (status !== lead.status && !isBusy) take(status)
              }}
            >
              <span className="sr-only">{status === lead.status ? words.isAt : words.moveTo}</span>
              {choices.status[status]}
            </button>
          </li>
        ))}
      </ol>
      <LeadStatusLine lead={lead} moving={moving} />
      <MovedLine lead={lead} moving={moving} />
      <MoveDialog lead={lead} moving={moving} />
    </div>
  )
}
