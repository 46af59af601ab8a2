import { Link } from '@tanstack/react-router'
import { useSeesAllLeads } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { Statement } from '../ui/list-states.tsx'
import { useWords } from '../words/use-words.ts'
import type { SubmissionSearch } from './search.ts'

export function EmptyList({ search }: { search: SubmissionSearch }) {
  const { list } = useWords()
  const seesAll = useSeesAllLeads()
  const { tab: _, ...narrowing } = search
  if (Object.values(narrowing).some((value) => value !== undefined))
    return (
      <Statement title={list.noMatch}>
        <p>{list.noMatchMore}</p>
        <Link to="/ops/submissions" search={{ tab: search.tab }} className={`mt-4 ${button('plain')}`}>
          {list.clear}
        </Link>
      </Statement>
    )
  if (!seesAll)
    return (
      <Statement title={list.noneYours}>
        <p>{list.noneYoursMore}</p>
      </Statement>
    )
  if (search.tab === 'quarantine')
    return (
      <Statement title={list.noneHeld}>
        <p>{list.noneHeldMore}</p>
      </Statement>
    )
  return (
    <Statement title={list.none}>
      <p>{list.noneMore}</p>
    </Statement>
  )
}
