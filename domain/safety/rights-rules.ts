import type { SafetyRule } from './safety-rule.ts'

/** What protects a claim, a right, or drinking water, and what we may ask of people. */
export const rightsRules = {
  'photos-first': {
    rule: 'Photograph from dry ground before anything is moved. Keep samples of carpet and materials; the crew takes those of dirty material. What is a danger to health goes at once, after the photo.',
    sources: [
      'https://www.floodsmart.gov/flood/document-damage-and-start-clean-up',
      'FEMA, NFIP Claims Handbook (F-687)',
    ],
  },
  'tell-insurer': {
    rule: 'Tell the insurance company promptly, take reasonable steps against further damage, and keep receipts. What is covered is for the policy and the insurer to say.',
    sources: [
      'FEMA, NFIP Claims Handbook (F-687)',
      'Ohio Department of Insurance',
      'Pennsylvania Insurance Department',
    ],
  },
  'well-water': {
    rule: 'Water of a flooded well is not drunk or cooked with until the well was disinfected and tested.',
    sources: ['CDC, disinfecting wells after a flood', 'EPA, private wells after a flood'],
  },
  'boil-notice': {
    rule: 'A boil advisory is followed until the water supplier lifts it.',
    sources: ['CDC, boil water advisories'],
  },
  'discolored-water': {
    rule: 'Nobody drinks brown or cloudy tap water, or uses it for baby formula, until the supplier says that it is safe.',
    sources: ['EPA, Drinking Water Health Advisory for Manganese', 'CDC, Drinking Water Advisories'],
  },
  'lead-water': {
    rule: 'Where lead is found in drinking water, bottled water or a filter certified to remove lead (NSF/ANSI 53) is used for drinking, cooking and formula. Boiling does not remove lead.',
    sources: ['EPA, basic information about lead in drinking water'],
  },
  septic: {
    rule: 'While the ground over a septic field is flooded, use little water, do not have the tank pumped or opened, and stay off the field.',
    sources: ['EPA, septic systems after a flood'],
  },
  'open-pits': {
    rule: 'A well, cistern, septic tank or manhole may have lost its lid under water: nobody walks where water hides the floor or the ground, and nobody climbs in.',
    sources: ['CDC, safety advice for reentering a flooded home', 'OSHA, confined spaces'],
  },
  'old-materials': {
    rule: 'In an old building nobody cuts, sands or tears out plaster, paint, tile or insulation until it was checked for asbestos and lead.',
    sources: ['Our own rule, after EPA, asbestos NESHAP and lead renovation rule (40 CFR 745)'],
  },
  'fuel-tank': {
    rule: 'An oil or propane tank that floated, leans or smells is left alone: keep away, no flames, call 911 or the supplier.',
    sources: ['EPA, flooded heating-oil tanks', 'NFPA 58'],
  },
  chemicals: {
    rule: 'Spilled chemicals and unknown drums are left alone; keep away and call 911.',
    sources: ['EPA, flood cleanup advice'],
  },
  blood: {
    rule: 'Blood and body fluids are cleaned by trained people with protection. Nobody touches them, and nobody goes in until the police or coroner releases the scene.',
    sources: ['OSHA 29 CFR 1910.1030'],
  },
  'call-811': {
    rule: 'Call 811 before digging, by law, and wait until the lines are marked.',
    sources: ['Ohio Revised Code 3781.25 to 3781.38', 'Pennsylvania Act 287 of 1974 as amended'],
  },
  'substantial-damage': {
    rule: 'In a mapped flood zone, repairs that reach 50 percent of the structure’s market value before the damage, land not counted, must bring the building up to the flood rules. The community’s floodplain administrator decides.',
    sources: ['44 CFR 59.1', 'FEMA P-758, Substantial Improvement/Substantial Damage Desk Reference'],
  },
  'mold-check': {
    rule: 'When mold work has to be verified, someone independent of the company that did it does so; the company also checks its own work.',
    sources: ['ANSI/IICRC S520'],
  },
  'maintain-dry': {
    rule: 'Looking after pumps, valves, gutters and alarms is done in dry weather, with dry hands, from the ground, and by the maker’s instructions.',
    sources: ['FEMA P-312, Homeowner’s Guide to Retrofitting', 'CPSC, home electrical safety'],
  },
  'read-contract': {
    rule: 'Nobody is hurried into signing: people read the agreement, get the scope in writing, keep a copy, and get the notice of their right to cancel where the law gives one.',
    sources: [
      'FTC, Cooling-Off Rule (16 CFR 429)',
      'Ohio Revised Code 1345.21 to 1345.28',
      'Pennsylvania Home Improvement Consumer Protection Act (73 P.S. 517.1 to 517.19)',
    ],
  },
  'tell-us': {
    rule: 'What we ask people to tell or show us they can see from a safe place, and we ask only for what we need.',
    sources: ['Our own rule'],
  },
  'ask-office': {
    rule: 'For what an office, a utility or an insurer decides, we name who to ask and promise nothing for them.',
    sources: ['Our own rule'],
  },
} as const satisfies Record<string, SafetyRule>
