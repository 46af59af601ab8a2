import type { useNavigate } from '@tanstack/react-router'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import { showOverlay } from '../keys/overlay.ts'
import { signOut } from '../outbox/panel/sign-out.ts'
import { chooseTheme } from '../shell/look.ts'
import type { Words } from '../words/en.ts'

type Action = {
  key: keyof Words['palette']['actions']
  permission?: Permission
  run: (navigate: ReturnType<typeof useNavigate>) => unknown
}

const actions: readonly Action[] = [
  {
    key: 'newCall',
    permission: 'intake.create',
    run: (navigate) => navigate({ to: '/ops/intake/new' }),
  },
  {
    key: 'addPerson',
    permission: 'employees.create',
    run: (navigate) => navigate({ to: '/ops/employees/new' }),
  },
  {
    key: 'newRole',
    permission: 'roles.edit',
    run: (navigate) => navigate({ to: '/ops/roles/new' }),
  },
  {
    key: 'localNumbers',
    permission: 'config.company',
    run: (navigate) => navigate({ to: '/ops/projects-config/numbers' }),
  },
  {
    key: 'profile',
    run: (navigate) => navigate({ to: '/ops/profile' }),
  },
  {
    key: 'password',
    run: (navigate) => navigate({ to: '/ops/profile', search: { part: 'password' } }),
  },
  {
    key: 'devices',
    run: (navigate) => navigate({ to: '/ops/profile', search: { part: 'devices' } }),
  },
  { key: 'light', run: () => chooseTheme('light') },
  { key: 'dark', run: () => chooseTheme('dark') },
  { key: 'system', run: () => chooseTheme('system') },
  { key: 'keys', run: () => showOverlay('keys') },
  { key: 'signOut', run: signOut },
]

/** What the person may do, by its words in their language. */
export function actionsOf(
  { permissions }: Pick<SignedIn, 'permissions'>,
  words: Words['palette']['actions'],
) {
  return actions
    .filter(({ permission }) => !permission || permissions[permission] === 'all')
    .map(({ key, run }) => ({ key, run, ...words[key] }))
}
