import { mahoningCountyHelp as help } from '../facts/mahoning-county-help.ts'
import { struthersFacts as known } from '../facts/struthers-oh.ts'
import type { AreaStory } from '../story.ts'

export const struthers: AreaStory = {
  line: 'Struthers: sewer backups and small-stream floods',
  lead: 'Struthers is at the bottom of Yellow Creek, and heavy rain has pushed sewage into basements here. Stay out of that water. The city has had a program to help pay for a valve.',
  leadRules: ['sewage'],
  description:
    'Sewer backups and flooded basements in Struthers, Ohio: why they happen, the city’s backflow program, what to throw away and who to call.',
  hazards: ['sewage', 'moving-water'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'City, 10,063 people (2020 census)',
      backedBy: [known.cityPopulation],
    },
    {
      label: 'Waters',
      value: 'Mahoning River, and the lower end of Yellow Creek',
      backedBy: [known.cityKind, known.creek],
    },
    {
      label: 'Houses',
      value: 'The city grew with the steel works after 1900',
      backedBy: [known.housing],
    },
    {
      label: 'Water and sewer',
      value: 'Water from Aqua Ohio (2017); city sewage plant on Lowellville Road',
      backedBy: [known.aquaCenter, known.plant],
    },
  ],
  record: [
    {
      when: 'March 2001',
      what: 'Officials finished about $3 million of sewer repairs, after rain leaking into sanitary sewers had flooded basements.',
      backedBy: [known.repairs],
    },
    {
      when: 'May 2008',
      what: 'At the Fifth Street culvert, the city found a leaking sanitary sewer that sloped the wrong way. It believed that this had caused backups upstream for more than 40 years, and planned to rebuild both.',
      backedBy: [known.culvert],
    },
    {
      when: 'August 10, 2018',
      what: 'A small stream overflowed Maplewood Avenue between Fifth and Garfield streets. Many basements took water, and some of it was mixed with raw sewage.',
      backedBy: [known.creekOverflow],
    },
  ],
  reasons: [
    {
      title: 'Why does rain back up the sewer?',
      text: 'Before the repairs that ended in 2001, rain leaked into the sanitary sewers and came up in basements. At a city flood meeting, one Fifth Street family spoke of seven floods in seven years. One way that rain gets in is a footer drain or a downspout tied to the sewer. Have a plumber find out where yours go, in dry weather.',
      backedBy: [known.repairs, known.floodMeeting],
      rules: ['maintain-dry'],
    },
    {
      title: 'The city’s help with a gate valve',
      text: 'The city’s website says that the city pays half the cost, up to $1,500, if you put in a gate valve and a sump pump and disconnect your footer drains from the sanitary sewer. The page asks for at least two proposals from licensed master plumbers before the work, and an inspection. It has no date, so ask whether there’s still money. Skipping a step can cost you the payment. Once you have a gate valve, never go into water to close it.',
      backedBy: [known.backflow],
      rules: ['ask-office', 'sewage', 'no-standing-water'],
    },
    {
      title: 'When stream water and sewage mix',
      text: 'On Maplewood Avenue in August 2018, a stream crossed the street while basements took in sewage. Treat it all as sewage, even where it looks clear. Photograph it from the stairs. Then have a crew throw away the carpet, padding, particle board and drywall that got soaked. A crew can wash and dry concrete and metal. Don’t run a fan over any of it.',
      backedBy: [known.creekOverflow],
      rules: ['sewage', 'dirty-floodwater', 'discard-soaked', 'photos-first', 'no-air-over-dirt'],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Long spring rain: leaks into the sewers', kind: 'water' },
    { from: 7, to: 8, what: 'Heavy storms: small streams and sewer backups', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Hard freezes: pipes in older houses', kind: 'frost' },
  ],
  others: [
    {
      name: 'City of Struthers, Water Pollution Control',
      why: 'sewage in the basement, or questions about the backflow program',
      backedBy: [known.plant, known.backflow],
    },
    {
      name: 'Aqua Ohio',
      why: 'a leak in the street or before the water meter',
      backedBy: [known.aquaCenter],
    },
  ],
  questions: [
    {
      question: 'How do I find out where my footer drain goes?',
      answer:
        'Ask a plumber for a dye test. Colored water goes into a downspout or drain, and the plumber checks whether it shows up in the sewer. Have it done in dry weather, before you plan a valve or a sump pump.',
      backedBy: [],
      rules: ['maintain-dry'],
    },
    {
      question: 'Can my downspouts stay on the sanitary sewer?',
      answer:
        'No. The city’s rules forbid sending roof water or groundwater into a sanitary sewer. The city’s website says that owners have ninety days after an official notice to disconnect their roof drains, at their own cost. Ask the city which drain yours may use, so that the water doesn’t end up at your wall or at a neighbor’s.',
      backedBy: [known.roofDrains],
      rules: ['ask-office'],
    },
    {
      question: 'The estimate says Category 3. What does that mean?',
      answer:
        'It’s the trade’s name for the dirtiest water, including sewage, creek water and rain that ran in over the ground. Soaked porous things are taken out first, then the rest is cleaned and disinfected, and only then do fans run. Ask the crew to write down what they remove.',
      backedBy: [],
      rules: ['water-category', 'discard-soaked', 'no-air-over-dirt'],
    },
    {
      question: 'Will insurance pay after sewage comes up?',
      answer:
        'Check for water backup coverage and its limit. It matters: one couple on Lakeshore Drive estimated $30,000 to $40,000 of damage after a storm. The Ohio Department of Insurance tells homeowners to ask whether sewer or drain backup should be added. Report a loss the same day, with photos. We can keep small samples of carpet for the adjuster.',
      backedBy: [known.lakeshore, help.springReview],
      rules: ['tell-insurer', 'photos-first'],
    },
  ],
}
