import {
  Gauge,
  Inbox,
  PhoneCall,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import type { Scope } from '#domain/roles/scopes.ts'
import { useSession } from '../session/session.ts'

type Screen = {
  to: string
  label: string
  icon: LucideIcon
  permission: Permission
  /** Goes there after "g". */
  letter: string
  /** How far the permission must reach, where not any reach will do. */
  scope?: Scope
}

/** The screens that are finished, in the order of the menu, each with the permission that shows it. */
const screens = [
  { to: '/ops/dashboard', label: 'Dashboard', icon: Gauge, permission: 'dashboard.view', letter: 'd' },
  { to: '/ops/submissions', label: 'Submissions', icon: Inbox, permission: 'leads.view', letter: 's' },
  {
    to: '/ops/on-call',
    label: 'On call',
    icon: PhoneCall,
    permission: 'leads.view',
    scope: 'all',
    letter: 'o',
  },
  { to: '/ops/employees', label: 'Employees', icon: Users, permission: 'employees.view', letter: 'e' },
  { to: '/ops/roles', label: 'Roles', icon: ShieldCheck, permission: 'roles.view', letter: 'r' },
  {
    to: '/ops/projects-config',
    label: 'Set-up',
    icon: SlidersHorizontal,
    permission: 'config.company',
    letter: 'c',
  },
  { to: '/ops/audit', label: 'Audit', icon: ScrollText, permission: 'audit.view', letter: 'a' },
] as const satisfies readonly Screen[]

export function menuOf({ permissions }: Pick<SignedIn, 'permissions'>) {
  return screens.filter(({ permission, ...screen }) =>
    'scope' in screen ? permissions[permission] === screen.scope : permissions[permission] !== undefined,
  )
}

/** Where a login leads, if nothing else was asked for. */
export function landingOf(user: Pick<SignedIn, 'permissions'>) {
  return user.permissions['dashboard.view'] ? '/ops/dashboard' : firstScreenOf(user)
}

/** The first finished screen that the person may see. */
export function firstScreenOf(user: Pick<SignedIn, 'permissions'>) {
  return menuOf(user)[0]?.to ?? '/ops/dashboard'
}

/** The first finished screen of the signed-in person, with its name, if there is any. */
export function useFirstScreen() {
  const session = useSession()
  return session.state === 'signed-in' ? menuOf(session.user)[0] : undefined
}
