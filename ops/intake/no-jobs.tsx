import { Link } from '@tanstack/react-router'
import { button } from '../ui/button.ts'
import { Statement } from '../ui/list-states.tsx'
import { isNarrowed, type IntakeSearch } from './search.ts'

/** Instead of the board or the list. `cleared` is where no filter narrows it. */
export function NoJobs({ search, cleared }: { search: IntakeSearch; cleared: IntakeSearch }) {
  if (!isNarrowed(search))
    return (
      <Statement title="No open jobs">
        <p>New calls and claimed requests appear here.</p>
      </Statement>
    )
  return (
    <Statement title="No jobs match these filters">
      <Link to="/ops/intake" search={cleared} className={button('plain')}>
        Clear
      </Link>
    </Statement>
  )
}
