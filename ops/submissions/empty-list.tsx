import { Link } from '@tanstack/react-router'
import { useSeesAllLeads } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { Statement } from '../ui/list-states.tsx'
import { useWords } from '../words/use-words.ts'
import { isNarrowed, type SubmissionSearch } from './search.ts'

export function EmptyList({ search }: { search: SubmissionSearch }) {
  const { list } = useWords()
  const seesAll = useSeesAllLeads()
  if (isNarrowed(search)) return <NoMatch tab={search.tab} />
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

/** No request fits what is searched for. */
export function NoMatch({ tab }: Pick<SubmissionSearch, 'tab'>) {
  const { list } = useWords()
  return (
    <Statement title={list.noMatch}>
      <p>{list.noMatchMore}</p>
      <Link to="/ops/submissions" search={{ tab }} className={`mt-4 ${button('plain')}`}>
        {list.clear}
      </Link>
    </Statement>
  )
}
