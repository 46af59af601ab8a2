import { step } from '#domain/safety/step.ts'
import { chippewaTownshipFacts as known } from '../facts/chippewa-township-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const chippewaTownship: AreaStory = {
  line: 'Chippewa Township: storm water in basements, wind and hail',
  lead: 'Chippewa has no river, yet a storm in September 2011 hit it hard. Here is why rain can flood a basement far from a stream, what insurers call that water, and what to check after wind or hail.',
  description:
    'Storm water in basements, blocked stairwell drains, wind and hail in Chippewa Township, Pennsylvania: what is safe to do and what insurance asks.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind', 'fire'],
  steps: [
    step(
      'If water is pooling in an outside basement stairwell, stay out of it and don’t try to clear the drain. Keep everyone out of the basement below.',
      'dirty-floodwater',
      'no-standing-water',
      'open-pits',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Township west of Beaver Falls, 8,040 people (2020 census)',
      backedBy: [known.kind, known.population],
    },
    {
      label: 'Waters',
      value: 'Counted as all land: 15.7 square miles, with no measured open water',
      backedBy: [known.noOpenWater],
    },
    {
      label: 'Water and sewer',
      value: 'In the water service area of the Beaver Falls Municipal Authority',
      backedBy: [known.waterAuthority],
    },
    { label: 'Known for', value: 'Beaver County Airport', backedBy: [known.airportGust] },
  ],
  record: [
    {
      when: 'May 31, 1985',
      what: 'A tornado tore a hole in a 100-year-old farmhouse on McKinley Road, then crossed Shenango Road and homes along Wallace Run Road.',
      backedBy: [known.tornado],
    },
    {
      when: 'September 26, 2011',
      what: 'More than two inches of rain fell on the northwest of the county. Responders named Chippewa one of the hardest-hit places.',
      backedBy: [known.stormOf2011],
    },
    {
      when: 'April 8, 2020',
      what: 'A gust of 56 mph was reported at the county airport shortly before 1 a.m.',
      backedBy: [known.airportGust],
    },
  ],
  reasons: [
    {
      title: 'Why did my basement flood when there’s no creek nearby?',
      text: 'More than two inches of rain fell on September 26, 2011, and responders named Chippewa among the hardest-hit places, although the census counts no open water here. Rain like that runs over lawns to the lowest door or window. It carries dirt and chemicals, so stay out of it. After the storm, photograph where water stands near the wall. In dry weather, a contractor can slope the soil away from the house.',
      backedBy: [known.stormOf2011, known.noOpenWater],
      rules: ['dirty-floodwater', 'photos-first', 'maintain-dry'],
    },
    {
      title: 'Outside basement stairs and their drains',
      text: 'An outside basement stairwell collects rain and usually has one small drain, which leaves can block in minutes. Clear the leaves on a dry day in fall, and ask a plumber where the drain leads. If it ties into a sewer or a sump pit, it can also back up. Once water is standing there, leave the drain alone, keep everyone out of the basement, and look from an upstairs window.',
      backedBy: [],
      rules: ['maintain-dry', 'sewage', 'no-standing-water', 'no-load-above'],
    },
    {
      title: 'Wind and hail damage to roofs',
      text: 'The tornado of May 31, 1985, tore a hole in a farmhouse on McKinley Road. Weaker wind lifts shingles, vents and metal edges, and the leak shows later. After a gust like the 56 mph at the airport in April 2020, or after hail, look at the roof from the ground. Photograph dents in gutters, vents and the mailbox before anyone straightens them, then have a roofer look.',
      backedBy: [known.tornado, known.airportGust],
      rules: ['no-roof', 'photos-first'],
    },
  ],
  year: [
    { from: 4, to: 6, what: 'Wind and hail on open ground', kind: 'cloudburst' },
    { from: 6, to: 9, what: 'Downpours that run toward low doors', kind: 'cloudburst' },
    { from: 3, to: 4, what: 'Snowmelt over frozen lawns', kind: 'water' },
    { from: 12, to: 2, what: 'Frozen pipes on windy nights', kind: 'frost' },
  ],
  others: [
    {
      name: 'Beaver Falls Municipal Authority',
      why: 'a leaking water main or service line',
      backedBy: [known.waterAuthority],
    },
  ],
  questions: [
    {
      question: 'Water ran in under the door. Does insurance call that a flood?',
      answer:
        'Often it does. Water that ran over the ground is commonly called flood or surface water, even far from a stream, and left out of a homeowner’s policy. Flood insurance is sold outside the mapped zones too, and FEMA’s flood study for Beaver County lists Chippewa. Report the damage anyway, and let the insurer decide.',
      backedBy: [general.beaverFloodStudy],
      rules: ['tell-insurer'],
    },
    {
      question: 'How long do I have to report hail damage?',
      answer:
        'Your policy sets the time, and some allow a year or less, so report it as soon as you see it. Note the date of the storm. A roofer’s dated photos from that week help if the insurer later asks which storm did it.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'A skylight cracked and rain is coming in. What should I do first?',
      answer:
        'Stay out from under it, because the glass can fall, and keep off the roof. Leave the room and close the door. Stay indoors until the lightning is over, then have a roofer cover it.',
      backedBy: [],
      rules: ['no-load-above', 'no-roof'],
    },
    {
      question: 'Who do I call about a sewer backup or a blocked ditch in Chippewa?',
      answer:
        'Call the township office. It can say who runs the sewer on your street, and whether a ditch or a culvert belongs to the township, the state or an owner. While a drain is backing up, run no water in the house. The Beaver Falls Municipal Authority lists Chippewa for water, which doesn’t make it your sewer authority.',
      backedBy: [known.waterAuthority],
      rules: ['stop-using-water', 'sewage', 'ask-office'],
    },
    {
      question: 'My furnace or water heater got wet. Can I turn it back on?',
      answer:
        'Not until a technician has checked it, even if it looks dry and only the bottom got wet. That goes for gas and electric units alike. Leave the switch and the gas valve as they are, stay out of the water, and add the unit to your list for the insurer.',
      backedBy: [],
      rules: ['no-relight', 'wet-electrics', 'tell-insurer'],
    },
  ],
}
