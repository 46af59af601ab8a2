import type { EnteredFact } from './fact-kinds.ts'

export type FactGroup = { title: string; names: readonly EnteredFact[]; isClaim?: true }

/** What stands on the page of the loss, group by group. */
export const lossGroups: readonly FactGroup[] = [
  {
    title: 'What happened',
    names: ['loss_type', 'loss_secondary', 'source', 'source_note', 'activity', 'shut_off'],
  },
  { title: 'When', names: ['found', 'found_on', 'began', 'began_on'] },
  {
    title: 'How much',
    names: ['standing_water', 'depth', 'rooms', 'levels', 'materials', 'affected_area', 'mold_area'],
  },
  { title: 'Hazards', names: ['hurt', 'electricity', 'gas', 'ceiling', 'sewage', 'sharps', 'vulnerable'] },
  { title: 'Fire and police', names: ['fire_out', 'fire_released', 'board_up', 'police_released'] },
  {
    title: 'Property',
    names: [
      'address',
      'unit',
      'town',
      'state',
      'zip',
      'property_type',
      'property_use',
      'year_built',
      'occupied',
      'stories',
      'basement',
    ],
  },
  {
    title: 'Access and utilities',
    names: ['access_way', 'access_note', 'key_holder', 'pets', 'parking', 'power_on', 'gas_on', 'water_on'],
  },
  { title: 'Call', names: ['channel', 'call_note'] },
]

/** What stands on the page of people and the claim. */
export const peopleGroups: readonly FactGroup[] = [
  {
    title: 'Customer',
    names: ['name', 'relation', 'phone', 'phone2', 'email', 'contact_way', 'language', 'text_consent'],
  },
  { title: 'Owner, if someone else', names: ['owner_name', 'owner_phone', 'owner_email', 'owner_address'] },
  {
    title: 'Claim',
    isClaim: true,
    names: [
      'will_claim',
      'carrier',
      'policy_number',
      'claim_number',
      'assignment_number',
      'deductible_cents',
      'direction_to_pay',
      'mortgage_company',
      'tpa_program',
      'coverage_note',
    ],
  },
  { title: 'Agent', isClaim: true, names: ['agent_name', 'agent_phone'] },
  {
    title: 'Adjuster',
    isClaim: true,
    names: ['adjuster_name', 'adjuster_phone', 'adjuster_email', 'adjuster_company', 'adjuster_type'],
  },
  { title: 'Commercial', names: ['po_number', 'site_contact', 'coi_needed', 'business_hours'] },
  { title: 'Referral and tags', names: ['referral_source', 'referral_name', 'tags'] },
]
