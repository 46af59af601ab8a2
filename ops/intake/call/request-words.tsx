import { useQuery } from '@tanstack/react-query'
import { useCallWords } from '../../words/use-call-words.ts'
import { leadQuery } from '../../submissions/queries.ts'

/** What the visitor wrote themselves. */
export function RequestWords({ leadId }: { leadId: string }) {
  const words = useCallWords()
  const { data } = useQuery(leadQuery(leadId))
  if (!data?.message) return null
  return (
    <section aria-labelledby="request-words">
      <h2 id="request-words" className="text-lg uppercase">
        {words.fromRequest}
      </h2>
      <blockquote className="mt-1 max-h-40 overflow-y-auto border-l-3 border-gold pl-3 whitespace-pre-line wrap-anywhere">
        {data.message}
      </blockquote>
    </section>
  )
}
