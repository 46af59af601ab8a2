import type { SignedIn } from '#domain/employees/employee.ts'
import { menuOf } from '../shell/menu.ts'

/** `between` is what stands between two keys: either does it, one after the other, or both at once. */
export type KeyWords = { keys: readonly string[]; between?: 'or' | 'then' | '+'; does: string }

/** What the keys of a list of these do. */
export function listKeyWords(noun: string): KeyWords[] {
  const capital = noun.charAt(0).toUpperCase() + noun.slice(1)
  const moves: KeyWords[] = [
    { keys: ['j', '↓'], between: 'or', does: `Next ${noun}` },
    { keys: ['k', '↑'], between: 'or', does: `${capital} before` },
    { keys: ['Enter'], does: 'Open it' },
  ]
  if (noun === 'alert')
    return [...moves, { keys: ['c'], does: 'Claim' }, { keys: ['p'], does: 'Call the person' }]
  return [
    ...moves,
    { keys: ['Esc'], does: 'Close it, or leave a field' },
    { keys: ['/'], does: 'Search in the list' },
  ]
}

/** What the keys do that every screen understands. */
export function portalKeyWords(user: Pick<SignedIn, 'permissions'>): KeyWords[] {
  return [
    { keys: [holdKey(), 'K'], between: '+', does: 'Find anything, go anywhere' },
    ...menuOf(user).map(
      ({ label, letter }) => ({ keys: ['g', letter], between: 'then', does: `Go to ${label}` }) as const,
    ),
    { keys: ['?'], does: 'Show these keys' },
  ]
}

/** The key that is held down with a letter on this device. */
export function holdKey() {
  return /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
}
