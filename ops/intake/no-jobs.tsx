import { Link } from '@tanstack/react-router'
import { button } from '../ui/button.ts'
import { Statement } from '../ui/list-states.tsx'
import { useIntakeWords } from '../words/use-intake-words.ts'
import { isNarrowed, type IntakeSearch } from './search.ts'

/** Instead of the board or the list. `cleared` is where no filter narrows it. */
export function NoJobs({ search, cleared }: { search: IntakeSearch; cleared: IntakeSearch }) {
  const words = useIntakeWords().none
  if (!isNarrowed(search))
    return (
      <Statement title={words.title}>
        <p>{words.more}</p>
      </Statement>
    )
  return (
    <Statement title={words.noMatch}>
      <Link to="/ops/intake" search={cleared} className={button('plain')}>
        {words.clear}
      </Link>
    </Statement>
  )
}
