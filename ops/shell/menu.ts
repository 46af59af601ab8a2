import {
  ClipboardList,
  Fan,
  FileText,
  Gauge,
  Inbox,
  MessageSquareText,
  ListChecks,
  Phone,
  PhoneCall,
  CloudOff,
  ScrollText,
  ShieldCheck,
  Settings2,
  Users,
  type LucideIcon,
} from 'lucide-react'
import type { SignedIn } from '#domain/employees/employee.ts'
import { mayTakeCalls } from '#domain/jobs/may-take-calls.ts'
import type { FirstWords } from '../words/en-first.ts'
import { useSession } from '../session/session.ts'
import { menuGroups, screensOf, type screens } from './screens.ts'

const icons: Record<(typeof screens)[number]['to'], LucideIcon> = {
  '/ops/dashboard': Gauge,
  '/ops/on-call': PhoneCall,
  '/ops/intake': ClipboardList,
  '/ops/submissions': Inbox,
  '/ops/sync-problems': CloudOff,
  '/ops/equipment': Fan,
  '/ops/forms': FileText,
  '/ops/employees': Users,
  '/ops/roles': ShieldCheck,
  '/ops/projects-config/numbers': Phone,
  '/ops/chatbot-settings': MessageSquareText,
  '/ops/projects-config': Settings2,
  '/ops/projects-config/jobs': ListChecks,
  '/ops/audit': ScrollText,
}

type Named = Pick<FirstWords['shell'], 'screens' | 'ownScreens'>

/** What a screen is called for this person. */
export function screenName(
  { to, label }: { to: string; label: string },
  user: Pick<SignedIn, 'permissions'>,
  { screens, ownScreens }: Named,
) {
  return (hasOnlyOwn(user) ? ownScreens[to] : undefined) ?? screens[to] ?? label
}

/** Whoever works on requests and does not see those of others: in the field, most likely. */
function hasOnlyOwn({ permissions }: Pick<SignedIn, 'permissions'>) {
  return permissions['leads.view'] === 'assigned'
}

export function menuOf(user: Pick<SignedIn, 'permissions'>) {
  return screensOf(user).map((screen) => ({ ...screen, icon: icons[screen.to] }))
}

/**
 * So many screens are under the thumb, beside the rest. The bell has one of the places, where there is anything to ring for: who has
 * only their own is told of each where they work on it. Who takes calls needs jobs as often as requests.
 */
export function placesFor(user: Pick<SignedIn, 'permissions'>) {
  const hasBell = user.permissions['leads.view'] === 'all'
  return (mayTakeCalls(user) ? 4 : 3) - Number(hasBell)
}

/**
 * The menu as a phone shows it: what is done all day under the thumb, `most` of it, and the rest by its groups. The menu of
 * whoever has only their own is in that order already.
 */
export function phoneMenuOf(user: Pick<SignedIn, 'permissions'>, most: number) {
  const menu = menuOf(user)
  const byUse = hasOnlyOwn(user)
    ? menu
    : menu.toSorted((a, b) => Number(isDaily(b, user)) - Number(isDaily(a, user)))
  const inReach = byUse.slice(0, most)
  const rest = groupedMenuOf(user)
    .map(({ group, screens }) => ({
      group,
      screens: screens.filter(({ to }) => !inReach.some((near) => near.to === to)),
    }))
    .filter(({ screens }) => screens.length > 0)
  return { inReach, rest }
}

function isDaily(screen: ReturnType<typeof menuOf>[number], user: Pick<SignedIn, 'permissions'>) {
  return 'isDaily' in screen || (screen.to === '/ops/intake' && mayTakeCalls(user))
}

/** The menu by its groups, without those that have nothing in them for this person. */
export function groupedMenuOf(user: Pick<SignedIn, 'permissions'>) {
  const menu = menuOf(user)
  return menuGroups
    .map((group) => ({ group, screens: menu.filter((screen) => screen.group === group) }))
    .filter(({ screens }) => screens.length > 0)
}

/** The first finished screen of the signed-in person, with its name, if there is any. */
export function useFirstScreen() {
  const session = useSession()
  return session.state === 'signed-in' ? menuOf(session.user)[0] : undefined
}
