import { Link } from '@tanstack/react-router'
import { displayPhone } from '#domain/leads/phone.ts'
import { problemOf } from '../problem.ts'
import { companyPhone } from '../session/company.ts'
import { useSeesAllLeads } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { Bar } from '../ui/list-states.tsx'
import { Notice } from '../ui/notice.tsx'
import { useWords } from '../words/use-words.ts'

export function LoadingAlerts() {
  const { shell } = useWords()
  return (
    <div role="status" className="space-y-5 px-4 py-5 lg:px-6.5">
      <span className="sr-only">{shell.loading}</span>
      <Bar width="w-3/5" />
      <Bar width="w-2/5" />
      <Bar width="w-4/5" />
    </div>
  )
}

/** If alerts cannot be loaded, the on-call phone still reaches someone. */
export function FailedAlerts({ error, retry }: { error: unknown; retry: () => void }) {
  const { alerts, problems, ui } = useWords()
  const phone = companyPhone()
  return (
    <div className="px-4 py-5 lg:px-6.5">
      <Notice title={alerts.failed}>
        <p>{problemOf(error, problems).detail}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" className={button('gold')} onClick={retry}>
            {ui.tryAgain}
          </button>
          {phone && (
            <a href={`tel:${phone}`} className={button('plain')}>
              {alerts.callOnCall(displayPhone(phone))}
            </a>
          )}
        </div>
      </Notice>
    </div>
  )
}

export function NoAlerts({ isCallDue }: { isCallDue: boolean }) {
  const { alerts } = useWords()
  const seesAll = useSeesAllLeads()
  return (
    <p className="border-t border-line px-4 py-6 text-muted lg:px-6.5">
      {seesAll ? (
        `${isCallDue ? alerts.everyClaimed : alerts.noneWaits} ${alerts.appear}`
      ) : (
        <>
          {alerts.onlyYours}{' '}
          <Link
            to="/ops/dashboard"
            className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
          >
            {alerts.seeYours}
          </Link>
        </>
      )}
    </p>
  )
}

export function OfflineLine() {
  const { alerts } = useWords()
  return (
    <p role="alert" className="bg-red-wash px-4 py-2.5 text-sm font-semibold text-red lg:px-6.5">
      {alerts.offline}
    </p>
  )
}
