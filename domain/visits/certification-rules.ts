import type { certificationKinds } from '#domain/certifications/certification-kinds.ts'
import { expiryState } from '#domain/certifications/expiry.ts'
import type { LossType } from '#domain/jobs/facts/loss-types.ts'
import type { VisitKind } from './visit-kinds.ts'

export type Code = (typeof certificationKinds)[number]['code']

const whileWorking = ['inspection', 'mitigation', 'monitoring', 'final'] as const
const atFirst = ['inspection', 'mitigation'] as const

export type CertificationRules = Readonly<Record<LossType, Rule>>
type Rule = { readonly codes: readonly Code[]; readonly kinds: readonly VisitKind[] }

/**
 * Which certifications the people of a visit need among them. Mold, trauma and fire are worked on by people who learned it; of
 * water the first visits decide, and reading meters afterwards needs none. An estimate is a talk about money. In force until the
 * company sets its own in Job set-up.
 */
export const firstRules: CertificationRules = {
  mold: { codes: ['AMRT'], kinds: whileWorking },
  trauma: { codes: ['TCST'], kinds: whileWorking },
  fire: { codes: ['FSRT'], kinds: whileWorking },
  water: { codes: ['WRT'], kinds: atFirst },
  sewage: { codes: ['WRT'], kinds: atFirst },
  basement: { codes: ['WRT'], kinds: atFirst },
  storm: { codes: ['WRT'], kinds: atFirst },
  vandalism: { codes: [], kinds: [] },
  other: { codes: [], kinds: [] },
}

export function demandedCertifications(
  loss: LossType | null,
  kind: VisitKind,
  rules: CertificationRules = firstRules,
): readonly Code[] {
  const rule = loss && rules[loss]
  return rule?.kinds.includes(kind) ? rule.codes : []
}

export type Holder = {
  readonly name: string
  readonly held: readonly { readonly code: string; readonly expires_on: string | null }[]
}

/** A certification that nobody on a visit has: who lacks it, and since when where it expired. */
export type Missing = { code: Code; of: { name: string; expired_on: string | null }[] }

/**
 * What is demanded and nobody of those who go holds: one of them is enough for each. `held` is what holds of each person on the day.
 * Nobody lacks anything before someone is chosen.
 */
export function lackedCertifications(
  demanded: readonly Code[],
  held: readonly (readonly string[])[],
): readonly Code[] {
  return held.length === 0 ? [] : demanded.filter((code) => !held.flat().includes(code))
}

/** The same, with who lacks it. */
export function missingCertifications(
  demanded: readonly Code[],
  people: readonly Holder[],
  on: string,
): Missing[] {
  return lackedCertifications(
    demanded,
    people.map((person) => heldOn(person, on)),
  ).map((code) => ({ code, of: people.map((person) => ({ name: person.name, ...expiryOf(code, person) })) }))
}

/** Those of a person's certifications that have not expired on the day. */
export function heldOn({ held }: Pick<Holder, 'held'>, on: string): string[] {
  const valid = held.filter(({ expires_on }) => expiryState(expires_on, on) !== 'expired')
  return [...new Set(valid.map(({ code }) => code))]
}

/** "Ivy Starling: no AMRT", "Theo Bittern: AMRT expired on Nov 1, 2026". */
export function missingWords(missing: readonly Missing[]): string[] {
  return missing.flatMap(({ code, of }) =>
    of.map(({ name, expired_on }) =>
      expired_on ? `${name}: ${code} expired on ${dayWords(expired_on)}` : `${name}: no ${code}`,
    ),
  )
}

/** The latest that the person had. */
function expiryOf(code: Code, { held }: Holder) {
  const days = held.flatMap((each) => (each.code === code && each.expires_on ? [each.expires_on] : []))
  return { expired_on: days.toSorted().at(-1) ?? null }
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

function dayWords(on: string) {
  return dayFormat.format(Date.parse(on))
}
