import type { FactName, JobFacts } from '#domain/jobs/facts/facts.ts'
import type { CallWords } from '../../words/en-call.ts'
import { isOfWater } from '#domain/jobs/water-source.ts'

/** The questions of the loss that only some losses ask, in their order. */
const ofSomeLosses = [
  'source',
  'activity',
  'standing_water',
  'depth',
  'fire_out',
  'fire_released',
  'police_released',
  'mold_area',
  'board_up',
] as const satisfies readonly FactName[]
export type LossQuestion = (typeof ofSomeLosses)[number]

/** What step 3 asks beside the kind of loss; the others can be told under "More on the loss". */
export function lossQuestions(facts: Pick<JobFacts, 'loss_type'>): readonly LossQuestion[] {
  switch (facts.loss_type) {
    case 'fire':
      return ['source', 'fire_out', 'fire_released', 'board_up']
    case 'trauma':
      return ['police_released']
    case 'mold':
      return ['source', 'mold_area']
    case 'vandalism':
      return ['board_up']
    default:
      return isOfWater(facts) ? ['source', 'activity', 'standing_water', 'depth'] : []
  }
}

export const callerFacts = ['phone', 'number_read_back', 'name', 'relation', 'text_consent'] as const
export const dangerFacts = ['hurt', 'electricity', 'gas', 'ceiling', 'sewage', 'sharps'] as const
export const placeFacts = [
  'address',
  'town',
  'state',
  'zip',
  'access_way',
  'key_holder',
  'access_note',
] as const
export const timeFacts = ['found', 'found_on', 'began', 'began_on'] as const
/** Right of the steps: what is read, what is decided otherwise, and what was said. */
export const besideFacts = ['read_aloud', 'priority_override', 'call_note'] as const

export type LaterGroup = { readonly key: keyof CallWords['groups']; readonly facts: readonly FactName[] }

/** What is told later, if at all, by its groups. */
export function laterGroups(facts: Pick<JobFacts, 'loss_type'>): readonly LaterGroup[] {
  const asked = lossQuestions(facts)
  return [
    group('insurance', [
      'will_claim',
      'carrier',
      'policy_number',
      'claim_number',
      'assignment_number',
      'agent_name',
      'agent_phone',
      'adjuster_name',
      'adjuster_phone',
      'adjuster_email',
      'adjuster_company',
      'adjuster_type',
      'deductible_cents',
      'tpa_program',
      'mortgage_company',
      'direction_to_pay',
      'coverage_note',
    ]),
    group('owner', ['owner_name', 'owner_phone', 'owner_email', 'owner_address']),
    group('pets', ['pets', 'parking', 'vulnerable']),
    group('utilities', ['power_on', 'gas_on', 'water_on', 'shut_off']),
    group('materials', ['materials', 'affected_area', 'levels']),
    group('contact', ['email', 'phone2', 'contact_way', 'language']),
    group('property', ['property_type', 'unit', 'year_built', 'stories', 'occupied', 'basement']),
    group('loss', [
      'loss_secondary',
      'source_note',
      ...ofSomeLosses.filter((question) => !asked.includes(question)),
    ]),
    group('commercial', ['property_use', 'site_contact', 'business_hours', 'po_number', 'coi_needed']),
    group('office', ['channel', 'referral_source', 'referral_name', 'eta_promised_at', 'tags']),
  ]
}

function group(key: LaterGroup['key'], facts: readonly FactName[]): LaterGroup {
  return { key, facts }
}
