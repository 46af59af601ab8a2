import type { JobFacts } from '../facts/facts.ts'
import { whereFrom } from '../water-source.ts'

export const hurt = ({ hurt }: JobFacts) => hurt === 'yes'
export const gas = ({ gas }: JobFacts) => gas === 'yes'
export const power = ({ electricity }: JobFacts) => electricity === 'yes'
export const ceiling = ({ ceiling }: JobFacts) => ceiling === 'yes'
export const burning = ({ loss_type, fire_out }: JobFacts) => loss_type === 'fire' && fire_out === 'no'
export const scene = ({ sharps, loss_type }: JobFacts) => sharps === 'yes' || loss_type === 'trauma'
export const running = ({ activity }: JobFacts) => activity === 'running' || activity === 'slowed'
export const standing = ({ standing_water, depth }: JobFacts) => standing_water === 'yes' || (depth ?? 0) > 0
export const sewage = (facts: JobFacts) => whereFrom(facts) === 'drain'
export const flood = (facts: JobFacts) => whereFrom(facts) === 'outside'
export const ownPipe = (facts: JobFacts) => whereFrom(facts) === 'pipe'
export const allClear = ({ hurt, electricity, gas, ceiling, sewage, sharps }: JobFacts) =>
  [hurt, electricity, gas, ceiling, sewage, sharps].every((answer) => answer === 'no')
