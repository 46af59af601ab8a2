import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { hanovertonFacts as known } from '../facts/hanoverton-oh.ts'
import type { AreaStory } from '../story.ts'

export const hanoverton: AreaStory = {
  line: 'Hanoverton: old houses, new sewers, old septic tanks',
  lead: 'Hanoverton has houses from the canal days and a new sewer that replaces failing septic systems. Wet plaster, an old tank in the yard and a drain that backs up each call for a different first step.',
  description:
    'Wet plaster, old septic tanks, sewer hookups and winter outages in Hanoverton, Ohio: what to do first, what is required, and who to call.',
  hazards: ['sewage', 'moving-water', 'ground', 'fire'],
  steps: [
    step(
      'Stay off soft or sunken ground in the yard. There may be an old septic tank under it. Keep children and pets away.',
      'open-pits',
      'moving-ground',
    ),
  ],
  details: [
    { label: 'Kind', value: 'Village, 354 people (2020 census)', backedBy: [known.population] },
    {
      label: 'Houses',
      value: 'Hanoverton Canal Town District: about 30 brick and wood-frame buildings from 1817 to 1874',
      backedBy: [known.district],
    },
    {
      label: 'Water and sewer',
      value: 'New sewers for about 180 households, treated at Kensington (2025)',
      backedBy: [known.newSewers],
    },
    { label: 'Roads', value: 'US 30, the old Lincoln Highway, and State Route 9', backedBy: [known.hill] },
  ],
  record: [
    {
      when: 'August 2002',
      what: 'It was reported that the Ohio Environmental Protection Agency had ordered the village and the county to fix failing septic systems.',
      backedBy: [known.order],
    },
    {
      when: 'July 2003',
      what: 'US 30 near Hanoverton was closed after high water washed over it.',
      backedBy: [known.closedRoad],
    },
    {
      when: 'January 2014',
      what: 'More than 3,000 residents, mostly around Lisbon and Hanoverton, lost power at different times while it was about 14 degrees below zero.',
      backedBy: [known.coldOutage],
    },
    {
      when: 'By August 2025',
      what: 'About 25,000 feet of new sewer had been laid for the Hanoverton area.',
      backedBy: [known.newSewers],
    },
  ],
  reasons: [
    {
      title: 'Wet plaster in a historic house',
      text: 'The buildings in the historic district date from 1817 to 1874, so many walls are likely plaster on wood strips. Wet plaster is heavy and can fall. Stay out from under a stained or sagging ceiling, and don’t press on it. Photograph it from the doorway. Plaster can sometimes be dried and saved, but old layers may hold lead or asbestos, so we have them checked before anyone cuts.',
      backedBy: [known.district],
      rules: ['no-load-above', 'photos-first', 'old-materials'],
    },
    {
      title: 'The septic tank you no longer use',
      text: 'By August 2025 the new sewer was built for about 180 households, and hooking up had become mandatory. Each house that switches leaves a tank behind. An empty tank that is not filled can give way under a person. Don’t open it or climb in. Ask the Columbiana County Health District how it has to be closed, and who may do it.',
      backedBy: [known.newSewers, known.mandatory, county.healthBoard],
      rules: ['open-pits', 'septic', 'ask-office'],
    },
    {
      title: 'Creek and ditch water near the village',
      text: 'In January 2006 high E. coli counts in Sandy Creek and a branch of it were blamed on old, leaky septic systems. Much has been built since, but floodwater still carries sewage. Stay out of it, keep it off your skin, and stay back from the bank. If it got into your house, take photos from a dry place, and have a crew throw out the carpet and drywall that it soaked.',
      backedBy: [known.sandyCreek],
      rules: ['dirty-floodwater', 'moving-water', 'discard-soaked'],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Thaw: damp stone and brick basements', kind: 'water' },
    { from: 6, to: 8, what: 'Hard rain: overflowing gutters, wet walls', kind: 'cloudburst' },
    { from: 10, to: 1, what: 'First fires in old chimneys', kind: 'fire' },
    { from: 12, to: 2, what: 'Outages in the cold: frozen pipes', kind: 'frost' },
  ],
  others: [
    {
      name: 'Columbiana County Port Authority',
      why: 'help with the cost of a sewer hookup, if you qualify',
      backedBy: [known.mandatory],
    },
    {
      name: 'Columbiana County Health District, 7360 State Route 45, Lisbon',
      why: 'closing an old septic tank, or a well that was under water',
      backedBy: [county.healthBoard],
    },
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'a long outage in the cold, or damage from a storm',
      backedBy: [county.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'Do I have to connect to the new sewer?',
      answer:
        'In August 2025 it was reported that tapping in is mandatory for the village and its residents. By February 2026 the system was complete and people had begun to connect. Ask the county how long you have, and get its answer in writing before you spend money on a septic repair.',
      backedBy: [known.mandatory, known.complete],
      rules: ['ask-office'],
    },
    {
      question: 'Is there help with the cost of the hookup?',
      answer:
        'There was a grant for residents who qualify by income. In February 2026 the Columbiana County Port Authority was named to run it, with 16 to 18 residences identified and work expected to be done by July 31. Ask the Port Authority whether money is left.',
      backedBy: [known.homeConnections, known.mandatory],
      rules: ['ask-office'],
    },
    {
      question: 'Will the new sewer keep my basement dry?',
      answer:
        'Not by itself. It replaces the septic tank, but it doesn’t stop groundwater. If a basement drain is lower than the street, a blocked sewer can back up into the house. Ask the plumber who makes the connection whether you need a backwater valve and how to maintain it.',
      backedBy: [],
      rules: ['ask-office', 'maintain-dry'],
    },
    {
      question: 'Will insurance pay for plaster, or only for drywall?',
      answer:
        'That depends on the policy. Some pay to rebuild with the same kind of material, and others pay only for common modern materials. Ask your agent which one you have, and photograph moldings and ceilings now, while they are in good condition.',
      backedBy: [],
      rules: ['tell-insurer'],
    },
    {
      question: 'The power is out and it is freezing. May I use the old fireplace?',
      answer:
        'Only if the chimney has been swept and inspected. A blocked or cracked chimney can put smoke, carbon monoxide or fire into the house. Never heat the house with a grill or an oven, and never run a generator indoors or in a garage. If an alarm sounds or anyone feels dizzy, get everyone outside and call 911.',
      backedBy: [],
      rules: ['carbon-monoxide', 'fire-out', 'engines-outdoors'],
    },
  ],
}
