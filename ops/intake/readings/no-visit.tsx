import { Link } from '@tanstack/react-router'
import { CallOffice } from '../../device/call-office.tsx'
import { useMay } from '../../session/may.ts'
import { button } from '../../ui/button.ts'
import { Statement } from '../../ui/list-states.tsx'
import { useReadingWords } from '../../words/use-reading-words.ts'

/** Where no visit is open: what is read belongs to one. */
export function NoVisit({ jobId }: { jobId: string }) {
  const { noVisit } = useReadingWords()
  const mayPlan = useMay('intake.schedule')
  return (
    <Statement title={noVisit.title}>
      <p className="mb-4">{mayPlan ? noVisit.plan : noVisit.call}</p>
      {mayPlan ? (
        <Link to="/ops/intake/$id/visits" params={{ id: jobId }} className={button('gold')}>
          {noVisit.action}
        </Link>
      ) : (
        <CallOffice isNumberShown />
      )}
    </Statement>
  )
}

/** Points and stations stand in rooms. */
export function NoRooms({ jobId }: { jobId: string }) {
  const { noRooms } = useReadingWords()
  return (
    <Statement title={noRooms.title}>
      <p className="mb-4">{noRooms.more}</p>
      <Link to="/ops/intake/$id/rooms" params={{ id: jobId }} className={button('gold')}>
        {noRooms.action}
      </Link>
    </Statement>
  )
}
