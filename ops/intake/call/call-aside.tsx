import { useCall } from './call-context.ts'
import { CallTimer } from './call-timer.tsx'
import { type } from './changes.ts'
import { FilledIn } from './filled-in.tsx'
import { ReadAloudBlock } from './read-aloud-block.tsx'
import { RequestWords } from './request-words.tsx'
import { writeTyped } from './typed.ts'
import { inputClass } from '../../ui/field-frame.tsx'

/** Beside the steps: the time, what to read, what follows from the answers, and notes. */
export function CallAside({ onOpenGroup }: { onOpenGroup: (group: string) => void }) {
  const { draft, words } = useCall()
  return (
    <aside
      aria-label={words.beside}
      className="flex flex-col border-line bg-sheet lg:sticky lg:top-0 lg:h-[calc(100dvh-4.25rem)] lg:self-start lg:overflow-y-auto lg:border-l"
    >
      <div className="on-rail contours bg-rail px-6.5 py-6 text-white max-lg:hidden short:py-4">
        <CallTimer startedAt={draft.started_at} />
        <ReadAloudBlock className="mt-5 short:mt-3" />
      </div>
      <div className="flex grow flex-col gap-4 px-4 py-4 lg:px-6.5">
        <FilledIn onOpenGroup={onOpenGroup} />
        {draft.of === 'request' && <RequestWords leadId={draft.id} />}
        <Notes />
      </div>
    </aside>
  )
}

function Notes() {
  const { draft, change, words } = useCall()
  return (
    <section aria-labelledby="call-notes" className="flex min-h-28 grow flex-col">
      <h2 id="call-notes" className="mb-1 text-lg uppercase">
        {words.notes}
      </h2>
      <textarea
        aria-labelledby="call-notes"
        data-fact="call_note"
        maxLength={4000}
        className={`${inputClass} block min-h-22 w-full grow resize-none px-3 py-2 leading-snug lg:text-[0.9375rem]`}
        value={draft.typed['call_note'] ?? writeTyped('call_note', draft.chosen)}
        onChange={({ target }) => change((draft) => type(draft, 'call_note', target.value))}
      />
    </section>
  )
}
