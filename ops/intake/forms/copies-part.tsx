import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import { button } from '../../ui/button.ts'
import { clockWords } from '../../ui/clock.ts'
import { firstName } from '../../ui/first-name.ts'
import { notifyProblem } from '../../ui/notify.ts'
import { useNow } from '../../ui/use-now.ts'
import { usePacketWords } from '../../words/use-packet-words.ts'
import { useWords } from '../../words/use-words.ts'
import { useLanguageHere } from '../../words/words.tsx'
import { jobFormsQuery } from '../queries.ts'
import type { CopyOwed } from './copies-owed.ts'
import { markCopy } from './forms-api.ts'

type CopiesPartProps = { jobId: string; owed: readonly CopyOwed[]; mayMark: boolean }

/** Who waits for a copy of what they signed, and who got theirs when and from whom. */
export function CopiesPart({ jobId, owed, mayMark }: CopiesPartProps) {
  const { copies: words } = usePacketWords()
  if (owed.length === 0) return null
  return (
    <section aria-labelledby="copies-title" className="mt-8">
      <h3 id="copies-title" className="text-xl uppercase">
        {words.title}
      </h3>
      <ul>
        {owed.map((copy) => (
          <Copy
            key={`${copy.row.form.form} ${copy.way}`}
            copy={copy}
            jobId={jobId}
            mayMark={mayMark && copy.id !== null}
          />
        ))}
      </ul>
    </section>
  )
}

type CopyProps = { copy: CopyOwed; jobId: string; mayMark: boolean }

function Copy({ copy: { row, way, name, given, id }, jobId, mayMark }: CopyProps) {
  const { copies: words } = usePacketWords()
  const { locale } = useWords()
  const language = useLanguageHere()
  const now = useNow()
  const client = useQueryClient()
  const title = inLanguage(row.form.title, language)
  const mark = useMutation({
    mutationFn: () => markCopy(id ?? '', { way, given: given === null }),
    onSuccess: () => client.invalidateQueries(jobFormsQuery(jobId)),
    onError: notifyProblem,
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <span className="min-w-0 flex-1 basis-56">
        <span className="flex items-center gap-2 font-semibold wrap-anywhere">
          {given && <Check aria-hidden className="size-5 shrink-0 text-green" />}
          {(given ? words.given : words.waits)[way](firstName(name))}
        </span>
        <span className="block text-muted wrap-anywhere">{title}</span>
        {given && (
          <span className="block text-muted tabular-nums">
            {words.by(clockWords(new Date(given.at), now, locale), given.by ?? '')}
          </span>
        )}
        {id === null && <span className="block text-muted">{words.notSent}</span>}
      </span>
      {mayMark && (
        <button
          type="button"
          className={button(given ? 'quiet' : 'plain')}
          aria-label={(given ? words.undoWhat : words.markWhat)(title)}
          aria-disabled={mark.isPending}
          onClick={() => {
            if (!mark.isPending) mark.mutate()
          }}
        >
          {given ? words.undo : words.mark}
        </button>
      )}
    </li>
  )
}
