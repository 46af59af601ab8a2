import { useState } from 'react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { JobForms } from '#domain/packets/job-forms.ts'
import { useSubmitComplete } from '../../forms/fill/use-submit-complete.ts'
import { useListKeys } from '../../keys/list-keys.ts'
import { useMay } from '../../session/may.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { useLanguageHere } from '../../words/words.tsx'
import { AddForm } from './add-form.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { CopiesPart } from './copies-part.tsx'
import { copiesOwed } from './copies-owed.ts'
import { firstName } from '../../ui/first-name.ts'
import { nextStep } from './next-step.ts'
import { PacketBlock } from './packet-block.tsx'
import { PacketLine } from './packet-line.tsx'
import type { PacketPlan } from './packet-plan.ts'
import type { useJobForms } from './use-job-forms.ts'
import { useHandOver } from './use-hand-over.ts'
import { useOpenForm } from './use-open-form.ts'

type Here = Omit<ReturnType<typeof useJobForms>, 'forms' | 'plan'> & { forms: JobForms; plan: PacketPlan }

/** The packet: what stands before work, the line of its forms, and what can be done about them. */
export function PacketView({ job, here }: { job: JobDetail; here: Here }) {
  const { forms, plan, noteOf, progress, toSignBy } = here
  const words = usePacketWords()
  const language = useLanguageHere()
  const isOpen = job.side !== 'duplicate'
  const mayFill = useMay('forms.fill') && isOpen
  const { open, offer, readDeclined, begin, isBusy } = useOpenForm({
    id: job.id,
    language: job.facts.language ?? 'en',
  })
  const [isAdding, setIsAdding] = useState(false)
  useListKeys({ noun: 'form' })
  const hand = useHandOver(job.id)
  const submit = useSubmitComplete()
  const { packet, state } = forms
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
          <PacketBlock job={job} forms={forms} plan={plan} toSignBy={toSignBy} />
        </>
      )}
      <PacketLine
        plan={plan}
        start={forms.start}
        noteOf={noteOf}
        progress={progress}
        does={mayFill ? { open, offer, readDeclined } : null}
      />
      <CopiesPart
        jobId={job.id}
        owed={copiesOwed([...plan.before, ...plan.after, ...plan.others])}
        mayMark={mayFill}
      />
      {mayFill && (
        <BottomBar
          next={packet && nextStep(plan, { progress, owner: firstName(job.name ?? '') })}
          isBusy={isBusy}
          onFill={open}
          onOffer={offer}
          onHand={hand}
          onSubmit={(rows) => void submit(rows.flatMap(({ draft }) => draft ?? []))}
          onAdd={() => setIsAdding(true)}
        />
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
