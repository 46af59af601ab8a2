import { Printer } from 'lucide-react'
import { useEffect, useId, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { inLanguage } from '#domain/forms/definition/wording.ts'
import type { Entry } from '../../outbox/entry.ts'
import { Frozen } from '../../outbox/frozen-form.ts'
import { companyName } from '../../session/company.ts'
import { button } from '../../ui/button.ts'
import { momentWords } from '../../ui/clock.ts'
import { useFillWords } from '../../words/use-fill-words.ts'
import { useFormVersion } from '../queries.ts'
import { WholeText } from '../sign/reader.tsx'

/** The whole form as it was frozen, signatures and all, from what this phone has: it is read and printed without a connection. */
export function ReadableCopy({ entry: { write, customer, at } }: { entry: Entry }) {
  const body = write.kind === 'submission' ? write.body : null
  const frozen = useMemo(() => (body === null ? null : Frozen.safeParse(JSON.parse(body)).data), [body])
  return frozen ? <Copy frozen={frozen} about={{ customer, at }} /> : null
}

type About = Pick<Entry, 'customer' | 'at'>

function Copy({ frozen, about }: { frozen: Frozen; about: About }) {
  const words = useFillWords()
  const id = useId()
  const { form, version, language = 'en', answers } = frozen
  const { data, isError } = useFormVersion(form, version)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    if (!isPrinting) return undefined
    const end = () => setPrinting(false)
    window.addEventListener('afterprint', end, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [isPrinting])

  if (!data) return isError ? <p className="mt-8 text-muted">{words.copyNotHere}</p> : null
  const { definition } = data
  const text = <WholeText paper={{ draft: { language, answers }, form: definition }} isSigned />
  const head = [
    about.customer,
    words.version(version),
    words.submittedAt(momentWords(new Date(about.at), words.locale)),
  ]
  const said = head.filter(Boolean).join(', ')
  return (
    <section aria-labelledby={id} className="mt-8 border-t-3 border-gold bg-sheet px-4 pt-4 pb-6 lg:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-xl">
          {words.copyHere}
        </h2>
        <button type="button" className={`-mr-4 ${button('quiet')}`} onClick={() => setPrinting(true)}>
          <Printer aria-hidden className="size-5" />
          {words.printCopy}
        </button>
      </div>
      <p className="text-muted wrap-anywhere">{said}</p>
      <div lang={language}>{text}</div>
      {isPrinting &&
        createPortal(
          <article
            data-print
            data-print-sheet
            data-print-pages
            data-theme="light"
            lang={language}
            className="hidden bg-white p-2 text-sm text-black print:block"
          >
            <header className="border-b-2 border-black pb-2">
              <p className="font-display text-lg uppercase">{companyName()}</p>
              <h1 className="text-2xl uppercase">{inLanguage(definition.title, language)}</h1>
              <p lang={words.locale}>{said}</p>
            </header>
            {text}
          </article>,
          document.body,
        )}
    </section>
  )
}
