import { getRouteApi, Link } from '@tanstack/react-router'
import { FileUp, Plus } from 'lucide-react'
import { useMay, useScope } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { usePageTitle } from '../../shell/title.ts'
import { button } from '../../ui/button.ts'
import { KeysButton } from '../../keys/keys-button.tsx'
import { useListKeys } from '../../keys/list-keys.ts'
import { PageHead } from '../../ui/page-head.tsx'
import { EmployeeList } from './employee-list.tsx'
import { ExportButton } from './export-button.tsx'
import { Filters } from './filters.tsx'
import { PersonPage } from '../person/person-page.tsx'

const route = getRouteApi('/staff/ops/employees')

export function Employees() {
  const session = useSession()
  const scope = useScope('employees.view')
  if (!scope || session.state !== 'signed-in') return <NoPermission what="see people" />
  // People who may see only themselves need no list.
  if (scope !== 'all') return <PersonPage id={session.user.id} />
  return <People />
}

function People() {
  const search = route.useSearch()
  const mayAdd = useMay('employees.create')
  const mayEdit = useMay('employees.edit')
  usePageTitle('Employees')
  useListKeys({ noun: 'person' })

  return (
    <div className="px-4 pt-5 pb-8 lg:px-6.5 lg:pt-6">
      <PageHead
        title="Employees"
        actions={
          <>
            <KeysButton />
            <ExportButton />
            {mayAdd && mayEdit && (
              <Link to="/ops/employees/import" className={button('plain')}>
                <FileUp aria-hidden className="size-5" />
                Import
              </Link>
            )}
            {mayAdd && (
              <Link to="/ops/employees/new" className={button('gold')}>
                <Plus aria-hidden className="size-5" /> Add person{' '}
              </Link>
            )}
          </>
        }
      />
      <Filters search={search} />
      <EmployeeList search={search} />
    </div>
  )
}
