import type { LeadDetail } from '#domain/leads/lead.ts'
import { isForged } from '#domain/leads/suspicion/suspicion.ts'
import { useWords } from '../words/use-words.ts'

/** What looks odd about a request that is not in quarantine. One that was released was checked already. */
export function OddNotice({ lead: { quarantined, quarantine_reasons } }: { lead: LeadDetail }) {
  const { choices, request } = useWords()
  if (quarantined || isForged(quarantine_reasons) || quarantine_reasons.length === 0) return null
  return (
    <section aria-label={request.looksOdd} className="border-l-4 border-edge bg-wash px-4 py-3 text-sm">
      {quarantine_reasons.map((reason) => (
        <p key={reason}>
          {request.looksOdd}: {startSmall(choices.suspicion(reason))}
        </p>
      ))}
    </section>
  )
}

function startSmall(sentence: string) {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}
