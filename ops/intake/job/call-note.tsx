import { useWords } from '../../words/use-words.ts'

/** What the caller said beyond the questions. */
export function CallNote({ note }: { note: string | undefined }) {
  const { site } = useWords()
  if (!note) return null
  return (
    <section className="px-4 pt-5 lg:pl-7">
      <h3 className="text-xl uppercase">{site.callNote}</h3>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{note}</p>
    </section>
  )
}
