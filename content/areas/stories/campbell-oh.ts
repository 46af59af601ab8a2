import { campbellFacts as known } from '../facts/campbell-oh.ts'
import { mahoningCountyHelp as help } from '../facts/mahoning-county-help.ts'
import type { AreaStory } from '../story.ts'

export const campbell: AreaStory = {
  line: 'Campbell: hillside runoff, old mains and row houses',
  lead: 'In Campbell, rain can come down the hill into a basement, an old main can break, and smoke or a leak can pass from one row house to the next. Here is who to call for each.',
  description:
    'Hillside runoff, old water mains and shared walls in Campbell, Ohio: why basements flood, who to call, and what to tell your insurer.',
  hazards: ['sewage', 'moving-water', 'wind', 'fire'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'City, 7,852 people (2020 census)',
      backedBy: [known.cityPopulation],
    },
    { label: 'Waters', value: 'Mahoning River', backedBy: [known.cityKind] },
    {
      label: 'Houses',
      value: 'Among them a steel company’s concrete row houses, built after 1916',
      backedBy: [known.colony],
    },
    {
      label: 'Water and sewer',
      value: 'Water from Aqua Ohio, which agreed in 2019 to buy the city’s system',
      backedBy: [known.aquaPurchase],
    },
  ],
  record: [
    {
      when: 'June 2003',
      what: 'Several neighborhoods flooded. Residents of Almasy Drive and Kendall Avenue told the council what they had lost.',
      backedBy: [known.juneOf2003],
    },
    {
      when: 'October 2005',
      what: 'More than 30 people came to a city meeting about flooding in the Second Ward.',
      backedBy: [known.secondWard],
    },
    {
      when: 'August 2007',
      what: 'High water was reported on Center and Porter streets.',
      backedBy: [known.highWater],
    },
    {
      when: 'February 11, 2009',
      what: 'A windstorm cut power to much of the city.',
      backedBy: [known.windstorm],
    },
    {
      when: 'June 2017',
      what: 'Rain overwhelmed the roof drains of City Hall. The mayor said that water poured in, and the police department in the basement was hit hard.',
      backedBy: [known.cityHall],
    },
  ],
  reasons: [
    {
      title: 'Runoff from Struthers-Liberty Road',
      text: 'In October 2005, residents of Camvet Drive and Dumont Avenue said that storm water from the road came fast enough to enter basement windows. The city’s consultant said the sewers were too small, and that even new ones wouldn’t stop every flood. In dry weather, ask a drainage contractor about a shallow ditch above the house and longer downspouts. During a storm, stay away from that side of the yard.',
      backedBy: [known.secondWard],
      rules: ['moving-water', 'maintain-dry'],
    },
    {
      title: 'Broken water mains',
      text: 'In 2017, 98% of the city’s water pipes were reported to be more than 100 years old. A broken main can send water along your service line and into the house. If it hasn’t rained and water keeps coming in, call Aqua Ohio first. Don’t touch the water to find out what it is. Look from the stairs, take a photo and stay out.',
      backedBy: [known.oldPipes, known.aquaPurchase],
      rules: ['no-standing-water', 'photos-first', 'ask-office'],
    },
    {
      title: 'Leaks and smoke in a row house',
      text: 'The steel company’s concrete rows went up after 1916, and many still stood in 2018. Homes in a row share a wall and often a footing, and pipes and gaps can let water or smoke through. If one side is wet, tell the neighbor and the landlord the same day, and have both sides measured. Each owner should get a copy of the readings.',
      backedBy: [known.colony],
      rules: ['dry-fast', 'tell-insurer'],
    },
  ],
  year: [
    { from: 1, to: 2, what: 'Deep frost: breaks in mains and service lines', kind: 'frost' },
    { from: 6, to: 10, what: 'Heavy rain: runoff down the hill', kind: 'cloudburst' },
    { from: 11, to: 2, what: 'Heating season: fires, and smoke through shared walls', kind: 'fire' },
  ],
  others: [
    {
      name: 'Aqua Ohio',
      why: 'low pressure, or water in the street or basement on a dry day',
      backedBy: [known.aquaPurchase],
    },
    {
      name: 'Mahoning County Sanitary Engineer',
      why: 'sewage from a drain; ask whether the county serves your address, as it did in 2004',
      backedBy: [help.gateValves],
      rules: ['ask-office'],
    },
    {
      name: 'City of Campbell',
      why: 'a street storm drain that overflows',
      backedBy: [known.secondWard],
    },
  ],
  questions: [
    {
      question: 'Who runs the sewers in Campbell?',
      answer:
        'The county’s Sanitary Engineer was reported to run the Campbell sewage plant on Wilson Avenue in 2007. We don’t know who runs it today. Ask that office first, and ask too whether its backflow program is open to you. In 2004, Campbell was on its list: the county then paid half the cost of a gate valve, up to $2,500.',
      backedBy: [known.sewagePlants, help.gateValves],
      rules: ['ask-office'],
    },
    {
      question: 'My neighbor’s house burned. Can I claim for the smoke in mine?',
      answer:
        'Usually you start with your own insurer, no matter whose fire it was. Don’t go in until the fire department says you may. Don’t wipe or wash anything, because that can set soot for good. Photograph window sills and the tops of doors, and note which rooms smell.',
      backedBy: [],
      rules: ['fire-reentry', 'leave-soot', 'photos-first', 'tell-insurer'],
    },
    {
      question: 'How long does a concrete wall take to dry?',
      answer:
        'Often weeks, which is longer than wood. The surface dries in days while the inside is still wet. A probe in the wall shows when it’s ready for paint or drywall. If either goes on too early, mold can grow behind it.',
      backedBy: [],
      rules: ['dry-fast'],
    },
    {
      question: 'Will insurance pay for water that ran down the hill?',
      answer:
        'Often not under a homeowners policy. At the 2005 meeting, some residents said that their insurers covered none of the damage. Rain that crosses the ground is usually a matter for flood insurance, and in Ohio there’s typically a 30-day wait before such a policy starts. Report the loss anyway, and describe the path the water took.',
      backedBy: [known.secondWard, help.floodPolicy],
      rules: ['tell-insurer'],
    },
  ],
}
