import { Suspense } from 'react'
import type { Language } from '#domain/preferences/language.ts'
import { readAloudFor } from '#domain/jobs/read-aloud.ts'
import type { ReadAloud } from '#domain/jobs/read-aloud/row.ts'
import { useCallWordsIn } from '../../words/use-call-words.ts'
import { useLanguageHere } from '../../words/words.tsx'
import { useCall } from './call-context.ts'

/** What is to be read for what is known so far, and the language of the caller. */
export function useReadAloud() {
  const { facts } = useCall()
  const here = useLanguageHere()
  return { row: readAloudFor(facts), spoken: facts.language ?? here }
}

export function ReadAloudSentence({ className }: { className: string }) {
  const { row, spoken } = useReadAloud()
  return (
    // Until the words of the other language are here, this one is better than none.
    <Suspense fallback={<Sentence row={row} language="en" className={className} />}>
      <Sentence key={`${row.key} ${spoken}`} row={row} language={spoken} className={className} />
    </Suspense>
  )
}

type SentenceProps = { row: ReadAloud; language: Language; className: string }

/** A new sentence is a new element: it fades in. */
function Sentence({ row, language, className }: SentenceProps) {
  const { aloud } = useCallWordsIn(language)
  return (
    <p lang={language} className={`fades-in font-medium text-pretty text-white ${className}`}>
      “{aloud.sentence(row)}”
    </p>
  )
}
