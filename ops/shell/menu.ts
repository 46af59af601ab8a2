import {
  Gauge,
  Inbox,
  Phone,
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

/** The parts of the menu, in its order. */
export const menuGroups = ['today', 'work', 'people', 'website', 'set-up'] as const
export type MenuGroup = (typeof menuGroups)[number]

type Screen = {
  to: string
  label: string
  icon: LucideIcon
  group: MenuGroup
  permission: Permission
  /** The key that opens it after "g". */
  letter: string
  /** Under the thumb on a phone, before the others. */
  isDaily?: true
  /** The scope that the permission must have, where not every scope is enough. */
  scope?: Scope
}

/** The screens that are finished, in the order of the menu, each with the permission that shows it. */
const screens = [
  {
    to: '/ops/dashboard',
    label: 'Dashboard',
    icon: Gauge,
    group: 'today',
    permission: 'dashboard.view',
    letter: 'd',
    isDaily: true,
  },
  {
    to: '/ops/on-call',
    label: 'On call',
    icon: PhoneCall,
    group: 'today',
    permission: 'leads.view',
    scope: 'all',
    letter: 'o',
  },
  {
    to: '/ops/submissions',
    label: 'Submissions',
    icon: Inbox,
    group: 'work',
    permission: 'leads.view',
    letter: 's',
    isDaily: true,
  },
  {
    to: '/ops/employees',
    label: 'Employees',
    icon: Users,
    group: 'people',
    permission: 'employees.view',
    letter: 'e',
  },
  {
    to: '/ops/roles',
    label: 'Roles',
    icon: ShieldCheck,
    group: 'people',
    permission: 'roles.view',
    letter: 'r',
  },
  {
    to: '/ops/projects-config/numbers',
    label: 'Local numbers',
    icon: Phone,
    group: 'website',
    permission: 'config.company',
    letter: 'n',
  },
  {
    to: '/ops/projects-config',
    label: 'Company',
    icon: SlidersHorizontal,
    group: 'set-up',
    permission: 'config.company',
    letter: 'c',
  },
  {
    to: '/ops/audit',
    label: 'Audit',
    icon: ScrollText,
    group: 'set-up',
    permission: 'audit.view',
    letter: 'a',
  },
] as const satisfies readonly Screen[]

export function menuOf({ permissions }: Pick<SignedIn, 'permissions'>) {
  return screens.filter(({ permission, ...screen }) =>
    'scope' in screen ? permissions[permission] === screen.scope : permissions[permission] !== undefined,
  )
}

/** The menu as a phone shows it: what is done all day under the thumb, `most` of it, and the rest by its groups. */
export function phoneMenuOf(user: Pick<SignedIn, 'permissions'>, most: number) {
  const menu = menuOf(user)
  const inReach = menu.toSorted((a, b) => Number('isDaily' in b) - Number('isDaily' in a)).slice(0, most)
  const rest = groupedMenuOf(user)
    .map(({ group, screens }) => ({ group, screens: screens.filter((screen) => !inReach.includes(screen)) }))
    .filter(({ screens }) => screens.length > 0)
  return { inReach, rest }
}

/** The menu by its groups, without those that have nothing in them for this person. */
export function groupedMenuOf(user: Pick<SignedIn, 'permissions'>) {
  const menu = menuOf(user)
  return menuGroups
    .map((group) => ({ group, screens: menu.filter((screen) => screen.group === group) }))
    .filter(({ screens }) => screens.length > 0)
}

/** Where a sign-in leads, if no other page was requested. */
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
