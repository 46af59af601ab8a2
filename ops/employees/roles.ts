import { useQuery } from '@tanstack/react-query'
import { rolesQuery } from '../roles/queries.ts'
import { useMay } from '../session/may.ts'

/** The roles there are, for who may see them. */
export function useRoles() {
  return useQuery({ ...rolesQuery, enabled: useMay('roles.view') })
}
