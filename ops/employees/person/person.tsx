import { getRouteApi } from '@tanstack/react-router'
import { useScope } from '../../session/may.ts'
import { useSession } from '../../session/session.ts'
import { NoPermission } from '../../shell/no-permission.tsx'
import { PersonPage } from './person-page.tsx'

const route = getRouteApi('/staff/ops/employees/$id')

export function Person() {
  const { id } = route.useParams()
  const session = useSession()
  const scope = useScope('employees.view')
  if (!scope || session.state !== 'signed-in') return <NoPermission what="see people" />
  if (scope !== 'all' && session.user.id !== id) return <NoPermission what="see other people" />
  return <PersonPage id={id} />
}
