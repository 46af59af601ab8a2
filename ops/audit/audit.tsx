import { getRouteApi, useNavigate } from '@tanstack/react-router'
import type { SignedIn } from '#domain/employees/employee.ts'
import { useMay } from '../session/may.ts'
import { useSession } from '../session/session.ts'
import { NoPermission } from '../shell/no-permission.tsx'
import { usePageTitle } from '../shell/title.ts'
import { KeysButton } from '../keys/keys-button.tsx'
import { useListKeys } from '../keys/list-keys.ts'
import { PageHead } from '../ui/page-head.tsx'
import { AuditList } from './audit-list.tsx'
import { Filters } from './filters.tsx'

const route = getRouteApi('/staff/ops/audit')

export function Audit() {
  const session = useSession()
  const may = useMay('audit.view')
  if (!may || session.state !== 'signed-in') return <NoPermission what="see the audit log" />
  return <Record user={session.user} />
}

function Record({ user }: { user: SignedIn }) {
  const search = route.useSearch()
  const navigate = useNavigate()
  usePageTitle('Audit')
  useListKeys({
    noun: 'entry',
    chosen: search.open,
    close: () =>
      void navigate({ to: '/ops/audit', search: (old) => ({ ...old, open: undefined }), replace: true }),
  })

  return (
    <div className="px-4 pt-5 pb-8 lg:px-6.5 lg:pt-6">
      <PageHead
        title="Audit"
        lead="Who did what, and when. Entries can’t be changed or deleted."
        actions={<KeysButton />}
      />
      <Filters search={search} user={user} />
      <AuditList search={search} />
    </div>
  )
}
