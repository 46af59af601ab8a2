import { useQuery } from '@tanstack/react-query'
import { useMay } from '../session/may.ts'
import { useSession } from '../session/session.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { Bar, FailedList } from '../ui/list-states.tsx'
import { CompanyHead } from './company-head.tsx'
import { useAfterFirstRender } from '../ui/use-after-first-render.ts'
import { CompanyFactsForm } from './company-form.tsx'
import { companyQuery } from './queries.ts'

/** What the company says of itself. */
export function Company() {
  if (!useMay('config.company')) return <NoPermission what="edit company details" />
  return <Facts />
}

function Facts() {
  usePageTitle('Company')
  const session = useSession()
  const company = useQuery(companyQuery)
  const isAfterFirstRender = useAfterFirstRender()
  if (isAfterFirstRender && company.data && session.state === 'signed-in')
    return (
      <CompanyFactsForm
        latest={company.data}
        stale={company.error && { error: company.error, retry: () => void company.refetch() }}
        user={session.user.id}
      />
    )
  return (
    <div className="px-4 pt-5 lg:px-6.5 lg:pt-6">
      <CompanyHead />
      {company.isError ? (
        <FailedList what="The company details" error={company.error} retry={() => void company.refetch()} />
      ) : (
        company.isPending && <SkeletonForm />
      )}
    </div>
  )
}

const skeletonFields = 8

function SkeletonForm() {
  return (
    <div role="status" className="mt-8 grid max-w-3xl gap-6 sm:grid-cols-2">
      <span className="sr-only">Loading...</span>
      {Array.from({ length: skeletonFields }, (_, field) => (
        <div key={field} aria-hidden className="space-y-2">
          <Bar width="w-1/3" />
          <span className="block h-12 animate-pulse rounded-sm bg-wash" />
        </div>
      ))}
    </div>
  )
}
