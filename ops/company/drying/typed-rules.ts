import { DryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { numberIn } from './number-in.ts'

const Rules = DryingSetup.pick({
  tolerance: true,
  surprising: true,
  altitude_feet: true,
  breaker_amps: true,
})
type Rules = Pick<DryingSetup, 'tolerance' | 'surprising' | 'altitude_feet' | 'breaker_amps'>

export type TypedRules = Readonly<Record<'percent' | 'points' | 'up' | 'down' | 'altitude' | 'amps', string>>
/** By the path of the rule: "tolerance.share". */
export type RuleErrors = Readonly<Record<string, string>>

export function typedRules({ tolerance, surprising, altitude_feet, breaker_amps }: Rules): TypedRules {
  return {
    percent: String(Number((tolerance.share * 100).toFixed(2))),
    points: String(tolerance.points),
    up: String(surprising.up),
    down: String(surprising.down),
    altitude: String(altitude_feet),
    amps: String(breaker_amps),
  }
}

/** The rules, or what is wrong with what was typed. */
export function readRules(typed: TypedRules): { rules: Rules } | { errors: RuleErrors } {
  const read = Rules.safeParse({
    tolerance: { share: numberIn(typed.percent) / 100, points: numberIn(typed.points) },
    surprising: { up: numberIn(typed.up), down: numberIn(typed.down) },
    altitude_feet: numberIn(typed.altitude),
    breaker_amps: numberIn(typed.amps),
  })
  if (read.success) return { rules: read.data }
  return {
    errors: Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])),
  }
}
