import type { SignedIn } from '#domain/employees/employee.ts'
import type { Permission } from '#domain/roles/permissions.ts'
import type { Scope } from '#domain/roles/scopes.ts'

/** The parts of the menu, in its order. */
export const menuGroups = ['today', 'work', 'people', 'website', 'set-up'] as const
export type MenuGroup = (typeof menuGroups)[number]

type Screen = {
  to: string
  label: string
  group: MenuGroup
  permission: Permission
  /** A second permission that the screen can’t do without. */
  alsoNeeds?: Permission
  /** The key that opens it after "g". */
  letter: string
  /** Under the thumb on a phone, before the others. */
  isDaily?: true
  /** The scope that the permission must have, where not every scope is enough. */
  scope?: Scope
}

/** The screens that are finished, in the order of the menu, each with the permission that shows it. */
export const screens = [
  {
    to: '/ops/dashboard',
    label: 'Dashboard',
    group: 'today',
    permission: 'dashboard.view',
    letter: 'd',
    isDaily: true,
  },
  {
    to: '/ops/on-call',
    label: 'On call',
    group: 'today',
    permission: 'leads.view',
    scope: 'all',
    letter: 'o',
  },
  {
    to: '/ops/intake',
    label: 'Intake',
    group: 'work',
    permission: 'intake.view',
    letter: 'i',
  },
  {
    to: '/ops/submissions',
    label: 'Submissions',
    group: 'work',
    permission: 'leads.view',
    letter: 's',
    isDaily: true,
  },
  {
    to: '/ops/sync-problems',
    label: 'Sync problems',
    group: 'work',
    permission: 'leads.assign',
    alsoNeeds: 'leads.view',
    letter: 'y',
  },
  {
    to: '/ops/equipment',
    label: 'Equipment',
    group: 'work',
    permission: 'equipment.view',
    letter: 'q',
  },
  {
    to: '/ops/forms',
    label: 'Forms',
    group: 'work',
    permission: 'forms.fill',
    letter: 'f',
  },
  {
    to: '/ops/employees',
    label: 'Employees',
    group: 'people',
    permission: 'employees.view',
    letter: 'e',
  },
  {
    to: '/ops/roles',
    label: 'Roles',
    group: 'people',
    permission: 'roles.view',
    letter: 'r',
  },
  {
    to: '/ops/projects-config/numbers',
    label: 'Local numbers',
    group: 'website',
    permission: 'config.company',
    letter: 'n',
  },
  {
    to: '/ops/chatbot-settings',
    label: 'Chatbot',
    group: 'website',
    permission: 'chat.settings',
    letter: 'b',
  },
  {
    to: '/ops/projects-config',
    label: 'Company',
    group: 'set-up',
    permission: 'config.company',
    letter: 'c',
  },
  {
    to: '/ops/projects-config/jobs',
    label: 'Job set-up',
    group: 'set-up',
    permission: 'config.stages',
    letter: 'j',
  },
  {
    to: '/ops/audit',
    label: 'Audit',
    group: 'set-up',
    permission: 'audit.view',
    letter: 'a',
  },
] as const satisfies readonly Screen[]

/** The screens that the person may see, in the order of the menu. */
export function screensOf({ permissions }: Pick<SignedIn, 'permissions'>) {
  return screens.filter(({ permission, ...screen }) => {
    if ('alsoNeeds' in screen && permissions[screen.alsoNeeds] === undefined) return false
    return 'scope' in screen
      ? permissions[permission] === screen.scope
      : permissions[permission] !== undefined
  })
}

/** Where a sign-in leads, if no other page was requested. */
export function landingOf(user: Pick<SignedIn, 'permissions'>) {
  return user.permissions['dashboard.view'] ? '/ops/dashboard' : firstScreenOf(user)
}

/** The first finished screen that the person may see. */
export function firstScreenOf(user: Pick<SignedIn, 'permissions'>) {
  return screensOf(user)[0]?.to ?? '/ops/dashboard'
}
