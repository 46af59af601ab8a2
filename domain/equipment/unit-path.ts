import * as z from 'zod'

/** 144 random bits. */
export const tagLetters = 24
export const TagToken = z
  .string()
  .regex(/^[\w-]+$/)
  .length(tagLetters)

/** The pattern in place of the addresses of units, wherever something is written down. */
export const unitPathPattern = '/unit/{}'

/** The page behind the QR code of a unit: short, so that the code has few and large modules. */
export function unitPath(token: string) {
  return `/unit/${token}`
}

/** The secret in the path of a unit, or whatever else stands there; null: the path is none. A slash at the end is easily added. */
export function readUnitPath(path: string): string | null {
  return /^\/unit\/(.{1,100}?)\/?$/.exec(path)?.[1] ?? null
}
