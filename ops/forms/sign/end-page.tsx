import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Language } from '#domain/preferences/language.ts'
import { button } from '../../ui/button.ts'
import { useHandOverWords } from '../../words/use-hand-over-words.ts'
import { signedIn } from '../ink/signing.ts'
import type { Paper } from './paper-state.ts'
import { whoSigned } from './who-signs.ts'

type EndPageProps = { papers: readonly Paper[]; called: string; language: Language; onBack: () => void }

/** Everything is signed: the phone goes back. */
export function EndPage({ papers, called, language, onBack }: EndPageProps) {
  const { end: words, page } = useHandOverWords(language)
  const title = useRef<HTMLHeadingElement>(null)
  const names = new Intl.ListFormat(page.locale).format(whoSigned(papers))
  useEffect(() => title.current?.focus(), [])
  return (
    <section className="turns-in py-10">
      <h1
        ref={title}
        tabIndex={-1}
        className="font-display text-4xl leading-tight font-semibold text-balance outline-none"
      >
        {words.thanks(names)}
      </h1>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {papers.map(({ draft, form, toSign }) => {
          const isDeclined = toSign.signatures.some(
            ({ id }) => signedIn(draft.answers[id])?.way === 'declined',
          )
          const Mark = isDeclined ? CircleX : CircleCheck
          return (
            <li key={draft.id} className="flex items-start gap-3 py-3">
              <Mark
                aria-hidden
                className={`mt-0.5 size-6 shrink-0 ${isDeclined ? 'text-muted' : 'text-green'}`}
              />
              <span className="min-w-0">
                <span className="block text-sm text-muted">{isDeclined ? words.declined : words.signed}</span>
                <span className="block text-lg leading-snug">{inLanguage(form.title, draft.language)}</span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="mt-4 text-muted">{words.stored}</p>
      <button type="button" className={`mt-6 min-h-16 w-full ${button('gold')} text-xl`} onClick={onBack}>
        {words.giveBack(called)}
      </button>
    </section>
  )
}
