import type { OwnVisit } from '#domain/visits/own-visit.ts'
import { useVisitWords } from '../words/use-visit-words.ts'

/** What the office changed too late to be heard where the visit is, or was made: whoever goes there should know before they drive. */
export function VisitTooLate({ tooLate }: { tooLate: NonNullable<OwnVisit['too_late']> }) {
  const { tooLate: words } = useVisitWords()
  return <p className="border-l-3 border-gold bg-gold-wash px-3 py-2 wrap-anywhere">{words[tooLate]}</p>
}
