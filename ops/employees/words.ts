import type { EmployeeStatus } from '#domain/employees/employee.ts'
import { centsWords, readCents } from '#domain/money/cents.ts'
import { agoWords } from '../ui/ago.ts'

export const statusWords: Record<EmployeeStatus, string> = {
  invited: 'Invited',
  active: 'Active',
  suspended: 'Suspended',
  left: 'Former',
}

/** Within a sentence: "5 min ago", "yesterday", "Nov 3". */
export function seenWords(at: Date, now: Date) {
  const words = agoWords(at, now)
  if (/^\d/.test(words)) return `${words} ago`
  return /^(Just now|Yesterday)$/.test(words) ? words.toLowerCase() : words
}

export function deviceWords(count: number) {
  if (count === 0) return 'No devices'
  return count === 1 ? '1 device' : `${count} devices`
}

export function requestWords(count: number) {
  return count === 1 ? '1 open request' : `${count} open requests`
}

export function expiringWords(count: number) {
  return count === 1 ? '1 expiring soon or expired' : `${count} expiring soon or expired`
}

export function costWords(cents: number | null) {
  return cents === null ? 'Not set' : `${centsWords(cents)} per hour`
}

/** Less than a million dollars. */
const mostCost = 999_999_99

/** Cents from dollars as they are typed: "32.50", "$32", or null for nothing; undefined for anything else. */
export function readDollars(typed: string) {
  if (typed.trim() === '') return null
  const cents = readCents(typed)
  return cents === null || cents > mostCost ? undefined : cents
}

/** A code as it is read out: "K7QM 2PXA 94TD". */
export function codeGroups(code: string) {
  return code.includes('-') ? code.split('-') : (code.match(/.{1,4}/g) ?? [])
}

/** The kind of device and browser, as far as its own name tells; null where it tells nothing. */
export function deviceName(userAgent: string) {
  const device = named(userAgent, [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X|Macintosh/, 'Mac'],
    [/CrOS/, 'Chromebook'],
    [/Linux/, 'Linux'],
  ])
  const browser = named(userAgent, [
    [/Edg/, 'Edge'],
    [/Firefox|FxiOS/, 'Firefox'],
    [/SamsungBrowser/, 'Samsung Internet'],
    [/Chrome|CriOS/, 'Chrome'],
    [/Safari/, 'Safari'],
  ])
  return [device, browser].filter(Boolean).join(', ') || null
}

function named(userAgent: string, names: readonly (readonly [RegExp, string])[]) {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1]
}
