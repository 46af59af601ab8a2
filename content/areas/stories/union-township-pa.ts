import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import { unionTownshipFacts as known } from '../facts/union-township-pa.ts'
import type { AreaStory } from '../story.ts'

export const unionTownship: AreaStory = {
  line: 'Union Township: overflowing ditches and wet yards',
  lead: 'In July 2019 people here told the supervisors that storm water kept running onto their land. Here is who to ask about a ditch, a sewer or a road, and what to do after a power surge.',
  description:
    'Overflowing ditches, wet basements, sewer backups and storm damage in Union Township, Lawrence County, Pennsylvania: what to do, who to call.',
  hazards: ['sewage', 'moving-water', 'wind', 'fire'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'Township in Lawrence County, 4,997 people (2020 census)',
      backedBy: [known.population2020],
    },
    {
      label: 'Waters',
      value: 'Between the Shenango and the Mahoning, with Sankey’s Run as the main small stream',
      backedBy: [known.rivers],
    },
    {
      label: 'Ground',
      value: 'From about 778 feet at the Mahoning River to 1,166 feet west of US 422',
      backedBy: [known.heights],
    },
    {
      label: 'Water and sewer',
      value: 'The supervisors agreed in 2014 to sell the sewers to the New Castle Sanitation Authority',
      backedBy: [known.sewerSale],
    },
  ],
  record: [
    {
      when: 'January 2014',
      what: 'The supervisors agreed to a sale of the sewers. The New Castle Sanitation Authority was to take over service and billing for 2,000 customers.',
      backedBy: [known.sewerSale],
    },
    {
      when: 'July 2019',
      what: 'Residents told the supervisors that storm water kept coming onto their properties. One supervisor said that he got such calls every day.',
      backedBy: [known.ditches],
    },
    {
      when: 'August 2020',
      what: 'The sanitation authority was awarded grants that would help reline sewers in Union and New Castle and cut backups.',
      backedBy: [known.relining],
    },
    {
      when: 'February 18, 2022',
      what: 'High water on the Mahoning closed Covert Road and Covert’s Crossing.',
      backedBy: [known.covert],
    },
    {
      when: 'April 1, 2023',
      what: 'High winds left 123 Penn Power customers in the township without power.',
      backedBy: [known.outage],
    },
  ],
  reasons: [
    {
      title: 'Storm water from the road ditch',
      text: 'In July 2019 a supervisor said that the ditches weren’t made to handle that much rain, and that crews would clear a clogged one. He invited residents to come when water is a problem, not only to the monthly meeting. Photograph the water from dry ground and note the date. In dry weather, keep the soil beside your house sloped away from it. If ditch water gets in, stay out of the basement even after the power is off, because that water is dirty. Take photos from the top of the stairs and call us.',
      backedBy: [known.ditches],
      rules: ['photos-first', 'maintain-dry', 'no-standing-water', 'ask-office', 'dirty-floodwater'],
    },
    {
      title: 'High water on the Mahoning',
      text: 'Broad low ground lies along both rivers here, and in February 2022 high water closed Covert Road and Covert’s Crossing. Go before the road is wet, and never drive past a barrier or into the water. River water carries sewage and chemicals. After it has been in a house, stay out and photograph the rooms from a dry doorway. Carpet, mattresses and drywall soaked by that water have to be thrown out.',
      backedBy: [known.rivers, known.covert],
      rules: [
        'leave-early',
        'moving-water',
        'closed-road',
        'dirty-floodwater',
        'photos-first',
        'discard-soaked',
      ],
    },
    {
      title: 'After a transformer blows',
      text: 'An undated New Castle News report tells of a spring storm that tore an awning off a house on Birchcrest Avenue and blew a transformer. Keep far away from a fallen wire and from anything it touches. If lights indoors are much too bright or too dim, or you smell something burning, get out and call 911 from outside. Have an electrician check the house before you use the furnace, the freezer and the pumps again.',
      backedBy: [known.transformer],
      rules: ['fallen-wire', 'fire-out', 'wet-electrics'],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'Hard rain: full ditches and wet yards', kind: 'cloudburst' },
    { from: 2, to: 3, what: 'Snowmelt: the Mahoning on its low ground', kind: 'water' },
    { from: 4, to: 6, what: 'Spring storms: wind damage and power surges', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'Union Township supervisors',
      why: 'a clogged or overflowing ditch along a township road',
      backedBy: [known.ditches],
    },
    {
      name: 'New Castle Sanitation Authority',
      why: 'a sewer backup',
      backedBy: [known.relining, known.sewerSale],
    },
    {
      name: 'Penn Power',
      why: 'an outage, a blown transformer or a power surge',
      backedBy: [known.outage],
    },
  ],
  questions: [
    {
      question: 'Who do I call when the sewer backs up?',
      answer:
        'Start with the New Castle Sanitation Authority. In 2014 the supervisors agreed to sell it the township’s sewers, so its name should be on your bill. Stop using water in the house and keep children and pets out of the basement. If the authority’s line is clear, a plumber has to look at yours.',
      backedBy: [known.sewerSale],
      rules: ['ask-office', 'stop-using-water', 'sewage'],
    },
    {
      question: 'May I drain my yard into the road ditch?',
      answer:
        'Ask the supervisors first, or PennDOT if it’s a state road. You may need a permit, and the water could end up at your neighbor’s house. Before anyone digs, call 811 and wait until the buried lines are marked.',
      backedBy: [],
      rules: ['ask-office', 'call-811'],
    },
    {
      question: 'Does my home policy cover water from the ditch?',
      answer:
        'Water that runs over the ground into a house usually counts as a flood, and the Pennsylvania Insurance Department says that standard policies don’t cover floods. Ask your insurer anyway, in writing, and report the damage promptly. A flood policy has to be bought ahead: one from the National Flood Insurance Program usually starts after 30 days.',
      backedBy: [general.floodInsurance],
      rules: ['tell-insurer'],
    },
    {
      question: 'A power surge killed my freezer. How do I claim it?',
      answer:
        'Leave it unplugged and keep the broken part. Ask the repair person to write down the cause, and ask the power company to confirm the time of the outage. Some policies limit or exclude surge damage, so ask yours.',
      backedBy: [],
      rules: ['tell-insurer'],
    },
  ],
}
