import { CircleCheck, CloudUpload, TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { second } from '#platform/time.ts'
import type { Entry } from '../../outbox/entry.ts'
import { faultWords } from '../../outbox/panel/entry-words.ts'
import { wasNeverSent } from '../../outbox/outbox.ts'
import { needsPerson } from '../../outbox/unsent-states.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { useNow } from '../../ui/use-now.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { useWords } from '../../words/use-words.ts'
import { removeDraft, useFormDraft } from '../drafts/queries.ts'
import { LinkToForms } from '../link-to-forms.tsx'
import { ReadableCopy } from './readable-copy.tsx'
import { openAgain, takeBackForm } from './submit-form.ts'

/** Another tab that submits the form needs less: it may still have it refused, and then the draft is all there is of it. */
const leftAfter = 30 * second

/** What became of a form that was submitted: saved here, on its way, received, or come back. */
export function Submitted({ entry }: { entry: Entry }) {
  const words = useFillWords()
  const { problems } = useWords()
  const now = useNow()
  const draft = useFormDraft(entry.id)
  const { id, write, state, fault, since, leadId } = entry
  useEffect(() => {
    if (!draft) return undefined
    // A browser that was killed in between left it: what was frozen counts.
    const timer = setTimeout(() => void removeDraft(id), leftAfter)
    return () => clearTimeout(timer)
  }, [draft, id])
  const isBack = needsPerson(entry)
  const isReceived = state === 'received'
  const Icon = isBack ? TriangleAlert : isReceived ? CircleCheck : CloudUpload
  const title = isBack
    ? words.needsYou
    : isReceived
      ? words.received(clockWords(new Date(since), now, words.locale))
      : state === 'sending'
        ? words.sending
        : words.stored
  return (
    <div className="max-w-3xl px-4 pt-6 lg:px-7">
      <p className="text-muted wrap-anywhere">{write.kind === 'submission' && write.title}</p>
      <div role="status">
        <h1 className="mt-1 flex items-center gap-3 text-[2rem]">
          <Icon
            aria-hidden
            className={`size-8 shrink-0 ${isBack ? 'text-red' : isReceived ? 'text-green' : ''}`}
          />
          {title}
        </h1>
      </div>
      <p className="mt-2">
        {isBack ? fault && faultWords(fault, problems) : isReceived ? words.sentMore : words.storedMore}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {isBack && (
          <button type="button" className={button('gold')} onClick={() => void openAgain(entry)}>
            {words.openAgain}
          </button>
        )}
        {wasNeverSent(entry) && (
          <button type="button" className={button('plain')} onClick={() => void takeBackForm(entry)}>
            {words.changeIt}
          </button>
        )}
        <LinkToForms jobId={leadId === id ? null : leadId} className={button(isBack ? 'plain' : 'gold')}>
          {words.done}
        </LinkToForms>
      </div>
      <ReadableCopy entry={entry} />
    </div>
  )
}
