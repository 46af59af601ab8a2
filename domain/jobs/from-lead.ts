import type { LossKind } from '#domain/leads/lead-states.ts'
import { losses, type Loss } from '#domain/leads/losses.ts'
import { serviceSlugs, type ServiceSlug } from '#domain/services/services.ts'
import type { LossType } from './facts/loss-types.ts'
import type { JobFacts } from './facts/facts.ts'

type Asked = {
  loss: Loss | null
  when: string | null
  depth: string | null
  insurance?: string | null
  reach_by?: string | null
}

const lossTypeOf: Readonly<Record<Loss, LossType>> = {
  'flooded-basement': 'basement',
  'burst-pipe': 'water',
  'sewage-backup': 'sewage',
  'fire-smoke': 'fire',
  mold: 'mold',
  trauma: 'trauma',
  other: 'other',
}

/** What a request already tells of its job: nothing is asked twice. */
export function factsOfLead({ loss, when, insurance, reach_by, depth }: Asked): JobFacts {
  return {
    ...(loss && { loss_type: lossTypeOf[loss] }),
    ...(loss === 'sewage-backup' && { sewage: 'yes' as const }),
    // What still goes on may have been found at any time: that is asked.
    ...(when === 'happening-now' && { activity: 'running' as const }),
    ...(when === 'today' && { found: 'today' as const }),
    ...((when === 'this-week' || when === 'longer-ago') && { found: 'earlier' as const }),
    ...(insurance === 'yes' && { will_claim: 'yes' as const }),
    ...(insurance === 'no' && { will_claim: 'no' as const }),
    ...(insurance === 'not-sure' && { will_claim: 'unsure' as const }),
    ...((reach_by === 'call' || reach_by === 'text') && { contact_way: reach_by }),
    ...(depth && depth !== 'not-sure' && { standing_water: 'yes' as const }),
  }
}

const serviceOf: Readonly<Partial<Record<LossType, ServiceSlug>>> = {
  water: 'water-damage',
  sewage: 'basement-restoration',
  basement: 'basement-restoration',
  fire: 'fire-damage',
  mold: 'mold-remediation',
  trauma: 'trauma-cleanup',
}

const typeOfService: Readonly<Partial<Record<LossKind, LossType>>> = {
  'water-damage': 'water',
  'basement-restoration': 'basement',
  'fire-damage': 'fire',
  'mold-remediation': 'mold',
  'trauma-cleanup': 'trauma',
}

/** What a request tells of its loss; before visitors were asked, by the service that they chose. */
export function askedLossOf({ loss, service }: { loss: Loss | null; service: LossKind }): LossType | null {
  return loss ? lossTypeOf[loss] : (typeOfService[service] ?? null)
}

/** The same the other way round: what requests of this type tell. */
export function requestsOfType(type: LossType) {
  return {
    losses: losses.filter(({ value }) => lossTypeOf[value] === type).map(({ value }) => value),
    services: serviceSlugs.filter((service) => typeOfService[service] === type),
  }
}

/** The service under which a call is counted. */
export function serviceOfType(type: LossType | undefined) {
  return (type && serviceOf[type]) ?? 'not-sure'
}
