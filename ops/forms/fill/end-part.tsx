import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { fieldsOf } from '#domain/forms/definition/definition.ts'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { withdrawal } from '#domain/packets/gate-forms.ts'
import { useMay } from '../../session/may.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { button } from '../../ui/button.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { removeDraft } from '../drafts/queries.ts'
import { pathBack } from '../sign-path.ts'
import { useFillPlace } from './fill-place.ts'
import { itemsOf, JumpList } from './jump-list.tsx'
import { PaperLanguage } from './paper-language.tsx'
import { atEnd, offeredAtEnd } from './steps.ts'
import type { Filling } from './use-filling.ts'

/** Before a form is submitted: what is missing, each with the way to it. */
export function EndPart({ filling }: { filling: Filling }) {
  const words = useFillWords()
  const { missing, told, form, draft, path, goTo, chosenFor } = filling
  const { test } = useFillPlace()
  const labels = new Map(fieldsOf(form).map(({ id, label }) => [id, inLanguage(label, draft.language)]))
  const faults = Object.entries(told)
  const offered = offeredAtEnd(path)
  const title = useRef<HTMLHeadingElement>(null)
  const isLedTo = chosenFor?.at === atEnd
  useEffect(() => {
    if (isLedTo) title.current?.focus({ preventScroll: true })
  }, [isLedTo])
  return (
    <div>
      <h2 ref={title} tabIndex={-1} className="text-[1.625rem] leading-tight outline-none">
        {words.end}
      </h2>
      {missing.length === 0 && faults.length === 0 && (
        <p className="mt-1 flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-green" />
          {words.complete}
        </p>
      )}
      {missing.length > 0 && (
        <JumpList
          title={words.missing(missing.length)}
          items={itemsOf(missing, { form, language: draft.language, words })}
          onGoTo={goTo}
        />
      )}
      {faults.length > 0 && (
        <JumpList
          title={words.faults}
          items={faults.map(([field, [why = '']]) => ({
            field,
            label: labels.get(field) ?? '',
            why: words.fault(why),
          }))}
          onGoTo={goTo}
        />
      )}
      {offered.length > 0 && (
        <JumpList
          title={words.offered}
          items={offered.map(({ id }) => ({ field: id, label: labels.get(id) ?? '', why: words.optional }))}
          onGoTo={goTo}
        />
      )}
      <p className="mt-2 text-muted">{test ? words.testEnd : words.submitMore}</p>
      <PaperLanguage filling={filling} />
      {!test && <RecordCancellation filling={filling} />}
      {!test && <Discard id={draft.id} jobId={draft.job_id} />}
    </div>
  )
}

/** The customer sent the notice back: the office writes it into the notice that it opened again. */
function RecordCancellation({ filling: { draft, path, goTo } }: { filling: Filling }) {
  const words = useFillWords()
  const mayAmend = useMay('forms.amend')
  if (!mayAmend || draft.revises === undefined || !path.isShown(withdrawal)) return null
  return (
    <button type="button" className={`mt-3 ${button('plain')}`} onClick={() => goTo(withdrawal)}>
      {words.recordCancellation}
    </button>
  )
}

function Discard({ id, jobId }: { id: string; jobId: string | null }) {
  const words = useFillWords()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  async function discard() {
    setAsking(false)
    await removeDraft(id)
    await navigate({ href: pathBack({ job_id: jobId }) })
  }
  return (
    <>
      <button type="button" className={`mt-1 -ml-4 ${button('quiet')}`} onClick={() => setAsking(true)}>
        {words.discard}
      </button>
      <ConfirmDialog
        title={words.discardTitle}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        action={words.discard}
        stay={words.keep}
        isBusy={false}
        onConfirm={() => void discard()}
      >
        <p>{words.discardMore}</p>
      </ConfirmDialog>
    </>
  )
}
