import { isGuessedFirst } from './signature.ts'

/** Of the PIN that takes a phone back from whoever signs on it: it is typed with one hand, and counts on this phone alone. */
const fewestPinDigits = 4
export const mostPinDigits = 6
/** After these only a sign-in opens the phone. */
export const pinTries = 5

/** Tried by everyone who finds a phone, though no digit follows the one before it. */
const common = new Set(['1212', '1004', '2580', '0852', '6969', '1122', '1313', '123123', '112233', '121212'])

/** Why a PIN can’t be taken; null where it can. */
export function pinFault(pin: string): 'digits' | 'weak' | null {
  if (!/^\d+$/.test(pin) || pin.length < fewestPinDigits || pin.length > mostPinDigits) return 'digits'
  return isGuessedFirst(pin) || common.has(pin) ? 'weak' : null
}
