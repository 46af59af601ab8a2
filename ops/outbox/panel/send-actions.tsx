import { useMutation } from '@tanstack/react-query'
import { Download, RefreshCw } from 'lucide-react'
import { useUser } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { isNotLoaded, loaded } from '../../ui/load-screen.ts'
import { Notice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { useLanguageHere } from '../../words/words.tsx'
import { problemOf } from '../../problem.ts'
import { fullName, useFormName } from './use-form-name.ts'
import type { useTryToSend } from './use-try-to-send.ts'

// It brings along what the portal knows of jobs, for a file that hardly anyone saves.
const loadSaving = () => import('./save-unsent.ts')

type SendActionsProps = {
  attempt: Pick<ReturnType<typeof useTryToSend>, 'isPending' | 'mutate'>
  /** There is something to send, and nothing else is more urgent. */
  isLoud: boolean
}

/** What can be done with all of it. They scroll with the lists: letters that are large need the room. */
export function SendActions({ attempt, isLoud }: SendActionsProps) {
  const words = useWords()
  const language = useLanguageHere()
  const { outbox } = words.field
  const me = useUser()
  const formName = useFormName()
  const saving = useMutation({
    async mutationFn() {
      if (!me) return
      const { saveUnsent } = await loaded(loadSaving)
      await saveUnsent(me, { language, words, nameOf: (form) => fullName(formName(form)) })
    },
  })
  return (
    <div className="mt-4 flex flex-wrap gap-2 *:grow *:py-2 *:whitespace-normal!">
      <button
        type="button"
        className={button(isLoud ? 'gold' : 'plain')}
        aria-disabled={attempt.isPending}
        onClick={() => attempt.isPending || attempt.mutate()}
      >
        <RefreshCw
          aria-hidden
          className={`size-5 shrink-0 ${attempt.isPending ? 'animate-spin motion-reduce:animate-none' : ''}`}
        />
        {attempt.isPending ? outbox.trying : outbox.tryNow}
      </button>
      <button type="button" className={button('plain')} onClick={() => saving.mutate()}>
        <Download aria-hidden className="size-5 shrink-0" />
        {outbox.save}
      </button>
      {saving.error && <NotSaved error={saving.error} />}
    </div>
  )
}

function NotSaved({ error }: { error: Error }) {
  const { ui, problems } = useWords()
  if (!isNotLoaded(error)) return <Notice title={problemOf(error, problems).detail} />
  return <Notice title={ui.notLoaded.title}>{ui.notLoaded.words}</Notice>
}
