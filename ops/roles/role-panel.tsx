import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useUser } from '../session/may.ts'
import { CompareRoles } from './compare-roles.tsx'
import { FailedRole, RoleFrame, SkeletonRole } from './panel-states.tsx'
import { roleQuery } from './queries.ts'
import { RoleEditor } from './role-editor.tsx'

const route = getRouteApi('/staff/ops/roles/$id')

export function RolePanel() {
  const { id } = route.useParams()
  const { compare } = route.useSearch()
  const user = useUser()
  const role = useQuery(roleQuery(id))

  return (
    <RoleFrame>
      {role.isPending && <SkeletonRole />}
      {role.isError && !role.data && <FailedRole error={role.error} reload={() => void role.refetch()} />}
      {/* The key: what is typed for one role never appears at another. */}
      {role.data && compare && compare !== id && <CompareRoles key={id} role={role.data} other={compare} />}
      {role.data && user && !(compare && compare !== id) && (
        <RoleEditor key={id} role={role.data} user={user} />
      )}
    </RoleFrame>
  )
}
