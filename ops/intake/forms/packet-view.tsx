import { PenLine, Plus } from 'lucide-react'
import { useState } from 'react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobForms } from '#domain/packets/job-forms.ts'
import { useListKeys } from '../../keys/list-keys.ts'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { useLanguageHere } from '../../words/words.tsx'
import { AddForm } from './add-form.tsx'
import { PacketBlock } from './packet-block.tsx'
import { PacketLine } from './packet-line.tsx'
import type { PacketPlan } from './packet-plan.ts'
import type { useJobForms } from './use-job-forms.ts'
import { useOpenForm } from './use-open-form.ts'

type Here = Omit<ReturnType<typeof useJobForms>, 'forms' | 'plan'> & { forms: JobForms; plan: PacketPlan }

/** The packet: what stands before work, the line of its forms, and what can be done about them. */
export function PacketView({ job, here }: { job: JobDetail; here: Here }) {
  const { forms, plan, noteOf, progress } = here
  const words = usePacketWords()
  const language = useLanguageHere()
  const isOpen = job.side !== 'duplicate'
  const mayFill = useMay('forms.fill') && isOpen
  const { open, begin, isBusy } = useOpenForm({ id: job.id, language: job.facts.language ?? 'en' })
  const [isAdding, setIsAdding] = useState(false)
  useListKeys({ noun: 'form' })
  const { packet, state } = forms
  const next = plan.gate === 'papers' && packet !== null ? plan.toSign[0] : undefined
  return (
    <>
      {packet && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 className="text-[min(2rem,10vw)] leading-tight uppercase">
              {inLanguage(packet.title, language)}
            </h2>
            <p className="flex items-center gap-3 text-muted">
              {words.count(forms.forms.length)}
              {state && (
                <span className="rounded-sm border border-edge bg-sheet px-2.5 py-0.5 font-semibold text-ink">
                  {words.stateOf(state)}
                </span>
              )}
            </p>
          </div>
          <PacketBlock job={job} forms={forms} plan={plan} />
        </>
      )}
      <PacketLine
        plan={plan}
        start={forms.start}
        noteOf={noteOf}
        progress={progress}
        onOpen={mayFill ? open : null}
      />
      {mayFill && (
        <div className={bar}>
          <p className="basis-full text-center text-sm">{words.offline}</p>
          {next && (
            <button
              type="button"
              disabled={isBusy}
              className={`min-h-13! min-w-0 flex-1 ${button('gold')}`}
              onClick={() => open(next)}
            >
              <PenLine aria-hidden className="size-5 shrink-0" />
              <span className="truncate">{words.fillIn(inLanguage(next.form.title, language))}</span>
            </button>
          )}
          <button
            type="button"
            aria-haspopup="dialog"
            className={`min-h-13! ${next ? '' : 'flex-1'} border border-current/60 text-white ${formButton}`}
            onClick={() => setIsAdding(true)}
          >
            <Plus aria-hidden className="size-5" />
            {words.add}
          </button>
        </div>
      )}
      <AddForm
        isOpen={isAdding}
        state={state}
        onClose={() => setIsAdding(false)}
        onAdd={(form) => {
          setIsAdding(false)
          void begin({ form: form.slug, version: form.version })
        }}
      />
    </>
  )
}

const bar =
  'on-rail sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-8 flex flex-wrap gap-3 bg-rail px-4 pt-2 pb-3 text-white/80 low:static lg:bottom-0 lg:mx-0'
const formButton =
  'inline-flex items-center justify-center gap-2 rounded-sm px-4 font-display text-lg leading-none font-semibold hover:bg-rail-wash'
