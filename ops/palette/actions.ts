import type { useNavigate } from '@tanstack/react-router'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import { showOverlay } from '../keys/overlay.ts'
import { signOut } from '../outbox/sign-out.tsx'
import { chooseTheme } from '../shell/look.ts'

type Action = {
  label: string
  /** Other words that find it. */
  also: string
  permission?: Permission
  run: (navigate: ReturnType<typeof useNavigate>) => unknown
}

const actions: readonly Action[] = [
  {
    label: 'Add person',
    also: 'new employee invite',
    permission: 'employees.create',
    run: (navigate) => navigate({ to: '/ops/employees/new' }),
  },
  {
    label: 'New role',
    also: 'new permission',
    permission: 'roles.edit',
    run: (navigate) => navigate({ to: '/ops/roles/new' }),
  },
  {
    label: 'Local numbers',
    also: 'set-up utilities phone power gas water sewer confirm call',
    permission: 'config.company',
    run: (navigate) => navigate({ to: '/ops/projects-config/numbers' }),
  },
  {
    label: 'Your profile',
    also: 'me picture signature certifications alerts',
    run: (navigate) => navigate({ to: '/ops/profile' }),
  },
  {
    label: 'Change password',
    also: 'security',
    run: (navigate) => navigate({ to: '/ops/profile', search: { part: 'password' } }),
  },
  {
    label: 'Your devices',
    also: 'sessions sign out everywhere',
    run: (navigate) => navigate({ to: '/ops/profile', search: { part: 'devices' } }),
  },
  { label: 'Light colors', also: 'theme day white', run: () => chooseTheme('light') },
  { label: 'Dark colors', also: 'theme night black', run: () => chooseTheme('dark') },
  { label: 'Match device colors', also: 'theme system', run: () => chooseTheme('system') },
  { label: 'Show keyboard shortcuts', also: 'keyboard shortcuts help', run: () => showOverlay('keys') },
  { label: 'Sign out', also: 'log out leave', run: signOut },
]

export function actionsOf({ permissions }: Pick<SignedIn, 'permissions'>): readonly Action[] {
  return actions.filter(({ permission }) => !permission || permissions[permission] === 'all')
}
