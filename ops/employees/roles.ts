import { useQuery } from '@tanstack/react-query'
import { rolesQuery } from '../roles/queries.ts'
import { useMay } from '../session/may.ts'

/** All roles, for people who may see them. */
export function useRoles() {
  return useQuery({ ...rolesQuery, enabled: useMay('roles.view') })
}
