import * as z from 'zod'
import { Ink } from '#domain/forms/answers/ink.ts'
import { copyWays, Signed } from '#domain/forms/answers/signed.ts'
import { SignsAs } from '#domain/forms/answers/signs-as.ts'
import { isSameName, plainName } from '#domain/forms/signing/same-name.ts'
import type { Language } from '#domain/preferences/language.ts'

/** What someone has done so far where they sign: stored as it goes, and worth nothing before they press Sign. */
export const Signing = z.object({
  name: z.string(),
  way: z.enum(['drawn', 'typed']),
  ink: Ink.nullable(),
  /** They mean to sign, and agree to do it on this screen. */
  agrees: z.boolean(),
  /** Absent where nobody asks, as of the company’s own people. */
  copy_to: z.enum(copyWays).optional(),
  /** Of who signs in place of the customer. */
  signs_as: SignsAs.optional(),
})
export type Signing = z.output<typeof Signing>
export type Unsigned = 'name' | 'ink' | 'agrees'

export function beginSigning(name: string): Signing {
  return { name, way: 'drawn', ink: null, agrees: false }
}

/** Ink, tick, capacity and copy are those of the person who was named: another one begins anew. */
export function renamed(signing: Signing, name: string): Signing {
  return isSameName(signing.name, name) ? { ...signing, name } : { ...beginSigning(name), way: signing.way }
}

/** Somebody drew, or chose to type. */
export function isBegun({ way, ink }: Signing) {
  return way === 'typed' || ink !== null
}

/** What is still to do before it can be signed, in the order of the page. */
export function lackingOf({ name, way, ink, agrees }: Signing): Unsigned | null {
  if (name.trim().length < 2) return 'name'
  if (way === 'drawn' && ink === null) return 'ink'
  return agrees ? null : 'agrees'
}

/** The signature; null where something is still to do. `at` is the time on the clock of this device. */
export function signedOf(
  signing: Signing,
  { at, read_to_end, read_in }: { at: string; read_to_end: boolean; read_in?: Language },
): Signed | null {
  if (lackingOf(signing)) return null
  const { way, ink, copy_to, signs_as } = signing
  const name = signing.name.trim()
  const agreed = { read_to_end, intends_to_sign: true, agrees_to_electronic: true } as const
  const consent = {
    ...agreed,
    ...(copy_to && { copy_to }),
    ...(signs_as && { signs_as }),
    ...(read_in && { read_in }),
  }
  if (way === 'typed') return { way, name, at, ...consent }
  return ink && { way, name, at, ink, ...consent }
}

export type Declining = { reason: string; witness: string }

/** First and last name of somebody else: years later a first name finds nobody. */
export function isWitness(witness: string, name: string) {
  const [said, declines] = [plainName(witness), plainName(name)]
  return said.includes(' ') && said !== declines
}

/** Of someone who declines, before a witness who is someone else; null where either is not said. */
export function declinedOf(name: string, { reason, witness }: Declining, at: string): Signed | null {
  if (!isWitness(witness, name)) return null
  const declined = { way: 'declined', name: name.trim(), at, reason: reason.trim(), witness: witness.trim() }
  return Signed.safeParse(declined).data ?? null
}

/** The signature of a field, where there is one. */
export function signedIn(value: unknown): Signed | null {
  return Signed.safeParse(value).data ?? null
}
