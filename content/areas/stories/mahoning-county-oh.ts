import { canfieldFacts as canfield } from '../facts/canfield-oh.ts'
import { mahoningCountyHelp as help } from '../facts/mahoning-county-help.ts'
import { mahoningCountyFacts as known } from '../facts/mahoning-county-oh.ts'
import { struthersFacts as struthers } from '../facts/struthers-oh.ts'
import { safetyAdvice as advice } from '../facts/safety-advice.ts'
import type { AreaStory } from '../story.ts'

export const mahoningCounty: AreaStory = {
  line: 'Mahoning County: sewer backups, floods, wells and mines',
  lead: 'Which office do you call for sewage, for a street drain or for a flooded well? This page says who does what in Mahoning County, and what help there is.',
  description:
    'Floods, sewer backups, wells, frozen pipes and old mines in Mahoning County, Ohio: who to call, how to report damage, what insurance covers.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'County, 228,614 people (2020 census); Youngstown is the county seat',
      backedBy: [known.countyKind, known.countyPopulation],
    },
    {
      label: 'Waters',
      value: 'Mahoning River, its flow modified by the Berlin, Lake Milton and Kirwan dams',
      backedBy: [known.dams],
    },
    {
      label: 'Ground',
      value: 'Old coal mines in the Sharon No. 1 seam, from the mid and late 1800s',
      backedBy: [known.coalField],
    },
    { label: 'Houses', value: 'Mostly built before 1978 (2019 report)', backedBy: [known.leadGrant] },
    {
      label: 'Water and sewer',
      value: 'About 14,000 home septic systems (2024) and about 12,000 drinking-water wells (2004)',
      backedBy: [known.septicTanks, known.wells],
    },
  ],
  record: [
    {
      when: 'July 2003',
      what: 'Floods began on July 21. The Youngstown-Warren airport measured 10.40 inches of rain that month, and the state counted more than 250 homes damaged or destroyed in Mahoning and Trumbull counties.',
      backedBy: [known.julyOf2003, known.disasterFunds],
    },
    {
      when: 'September 2004',
      what: 'The county’s emergency office had more than 400 calls after Hurricane Frances and 60 more in a day from Ivan, most of those for flooded basements.',
      backedBy: [known.ivan],
    },
    {
      when: 'September 2008',
      what: 'What was left of Hurricane Ike brought winds of about 60 mph. On Monday, September 15, 41,700 customers in the county were without power.',
      backedBy: [known.ike],
    },
    {
      when: 'May 28, 2019',
      what: 'Flash floods hit the middle of the county, from Canfield to Boardman to Poland. Water one to three feet deep was reported in Canfield and Boardman.',
      backedBy: [known.hailAndRain],
    },
  ],
  reasons: [
    {
      title: 'Why does rain bring sewage into basements?',
      text: 'The county’s sanitary sewers aren’t meant to carry rain. But many houses built from about 1950 to 1970 sent gutters and footer drains into them. In 2018, the county estimated that about 15,000 of its 40,000 customers had such connections. In heavy rain, the sewer fills and backs up through floor drains. Stop using water, stay out of the basement, and report it to the county Sanitary Engineer.',
      backedBy: [help.olderHomes, help.improperDrains],
      rules: ['stop-using-water', 'sewage', 'ask-office'],
    },
    {
      title: 'Frozen pipes when it’s windy',
      text: 'One restoration company told the paper about 400 calls for frozen or burst pipes around the freeze of January 8, 2014. A second cold spell that month had less wind and brought it about a dozen. In the fall, seal drafts at the sill and around pipes in outside walls. If a pipe bursts, close the main valve if you can reach it with dry feet.',
      backedBy: [known.coldSnaps],
      rules: ['maintain-dry', 'close-valve'],
    },
    {
      title: 'Wells and septic systems after a flood',
      text: 'In 2004, the health commissioner called flooding the biggest threat to the county’s wells. If floodwater reached your well, don’t drink or cook with its water until the well is disinfected and tested. While the ground over a septic field is flooded, use as little water as you can, stay off the field, and don’t have the tank opened or pumped. Mahoning County Public Health handles both.',
      backedBy: [known.wells, known.septicTanks],
      rules: ['well-water', 'septic', 'ask-office'],
    },
    {
      title: 'Old coal mines and cracks in the house',
      text: 'A 1985 study found that mine subsidence had been a growing problem here since 1977. A crack alone doesn’t prove it. If cracks grow, a floor tilts or a hole opens, leave at once, keep others away, and call 911 from a safe place. The Ohio Department of Natural Resources has an online map of known mines that you can search by street address.',
      backedBy: [known.coalField, known.mineMap],
      rules: ['moving-ground', 'doubtful-building'],
    },
  ],
  year: [
    { from: 1, to: 3, what: 'Thaw and long rain: the Mahoning River and low ground', kind: 'water' },
    { from: 5, to: 9, what: 'Heavy storms: street flooding and sewer backups', kind: 'cloudburst' },
    {
      from: 9,
      to: 10,
      what: 'What’s left of a hurricane: long rain, wind, power outages',
      kind: 'cloudburst',
    },
    { from: 12, to: 2, what: 'Hard freezes, worst with wind', kind: 'frost' },
  ],
  others: [
    {
      name: 'Mahoning County Emergency Management Agency',
      why: 'flood damage that the county should count',
      backedBy: [known.emergencyOffice, known.ivan],
    },
    {
      name: 'Mahoning County Public Health',
      why: 'a flooded well, or a septic system that has failed',
      backedBy: [known.septicTanks, known.wells],
    },
    {
      name: 'Mahoning County Sanitary Engineer',
      why: 'sewage from a drain where the county runs the sewer, and its backflow program',
      backedBy: [help.whoDoesWhat, help.sanitaryWork, known.sewagePlants, help.olderHomes],
    },
    {
      name: 'ABC Water and Stormwater District',
      why: 'storm drains in Austintown, Boardman and Canfield townships only',
      backedBy: [help.whoDoesWhat, help.extraHelp],
    },
  ],
  questions: [
    {
      question: 'Is the backed-up sewer mine or the county’s?',
      answer:
        'In 2018, the county said that its engineers can’t fix pipes on private property. Call the sanitary office first and ask it to check the main. If the main is clear, the trouble is probably in your own line, and a plumber with a camera can find it. Don’t open a cleanout yourself while it’s backing up.',
      backedBy: [help.privatePipes],
      rules: ['ask-office', 'sewage'],
    },
    {
      question: 'Does the county help pay for a backflow valve?',
      answer:
        'It began a program in 1994. In 2018, the program paid half the cost of a gate valve and sump pump, up to $2,500. In 2023, the amount was reported as $3,600. Cities such as Canfield and Struthers have programs of their own. Ask for the current rules and the order of the paperwork before you sign with anyone.',
      backedBy: [help.olderHomes, help.extraHelp, canfield.backflow, struthers.backflow],
      rules: ['ask-office'],
    },
    {
      question: 'Will FEMA help after a storm?',
      answer:
        'Sometimes. After May 28, 2019, FEMA added the county to its Individual Assistance program. For SBA loans without a presidential declaration, usually at least 25 homes or businesses must each have uninsured losses of 40 percent or more. So report your damage, file with your insurer first, and keep photos, receipts and every letter, even a denial.',
      backedBy: [known.hailAndRain, known.declaration, advice.disasterLoans],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'Does my policy cover mine subsidence?',
      answer:
        'It may already. Mahoning was listed in 2005 as one of 26 Ohio counties where this coverage is mandatory, at $1 a year. The association that runs it says it comes with a valid homeowners policy there. It’s for buildings of one to four units, and landslides aren’t included. Look for it on your declarations page, and report a claim through your insurer.',
      backedBy: [help.mineBill, help.mineQuestions],
      rules: ['tell-insurer'],
    },
    {
      question: 'My house is in a flood zone. Are there rules for repairs?',
      answer:
        'Yes. When repairs reach half of the building’s market value before the damage, not counting the land, it has to meet today’s flood rules. Ask before work starts. In 2013, the Mahoning County Planning Commission kept the flood maps and regulated building in flood zones. Ask whether it still does, and who covers your city or village.',
      backedBy: [known.floodMaps],
      rules: ['substantial-damage', 'ask-office'],
    },
  ],
}
