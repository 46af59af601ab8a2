import type { SignedIn } from '#domain/employees/employee.ts'
import { mayTakeCalls } from '#domain/jobs/may-take-calls.ts'
import { menuOf } from '../shell/menu.ts'

/** `between` is what stands between two keys: either does it, one after the other, or both at once. */
export type KeyWords = { keys: readonly string[]; between?: 'or' | 'then' | '+'; does: string }

/** The shortcuts of a list of these records. */
export function listKeyWords(noun: string, hasColumns = false): KeyWords[] {
  const across: KeyWords[] = [
    { keys: ['l', '→'], between: 'or', does: 'Next column' },
    { keys: ['h', '←'], between: 'or', does: 'Previous column' },
  ]
  const moves: KeyWords[] = [
    { keys: ['j', '↓'], between: 'or', does: `Next ${noun}` },
    { keys: ['k', '↑'], between: 'or', does: `Previous ${noun}` },
    ...(hasColumns ? across : []),
    { keys: ['Enter'], does: 'Open' },
  ]
  if (noun === 'alert')
    return [...moves, { keys: ['c'], does: 'Claim' }, { keys: ['p'], does: 'Call the person' }]
  return [
    ...moves,
    { keys: ['Esc'], does: 'Close, or leave a field' },
    { keys: ['/'], does: 'Search the list' },
  ]
}

/** The shortcuts that work on every screen. */
export function portalKeyWords(user: Pick<SignedIn, 'permissions'>): KeyWords[] {
  return [
    { keys: [holdKey(), 'K'], between: '+', does: 'Search everything' },
    ...menuOf(user).map(
      ({ label, letter }) => ({ keys: ['g', letter], between: 'then', does: `Go to ${label}` }) as const,
    ),
    ...(mayTakeCalls(user) ? [{ keys: ['n'], does: 'New call' }] : []),
    { keys: ['?'], does: 'Show keyboard shortcuts' },
  ]
}

/** The key that is held down with a letter on this device. */
export function holdKey() {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
