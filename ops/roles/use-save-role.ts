import { useMutation, useQueryClient } from '@tanstack/react-query'
import { notify } from '../ui/notify.ts'
import type { RoleChange } from '#domain/roles/role.ts'
import { changeRole } from './roles-api.ts'
import { problemOf } from '../problem.ts'
import { returnedWords } from '../submissions/returned-words.ts'
import { roleQuery, invalidateRoles } from './queries.ts'

/** Saves a role. After a conflict the role is loaded again, and the edits stay. */
export function useSaveRole(id: string, onSaved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: RoleChange) => changeRole(id, change),
    onSuccess({ leads_returned, ...role }) {
      client.setQueryData(roleQuery(id).queryKey, role)
      onSaved()
      const saved = `${role.name} saved. Changes take effect right away.`
      notify(leads_returned > 0 ? `${saved} ${returnedWords(leads_returned)}` : saved)
    },
    onError(error) {
      if (problemOf(error).code === 'role-moved-on') void invalidateRoles(client)
    },
    onSettled: () => invalidateRoles(client),
  })
}
