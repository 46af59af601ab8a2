import { step } from '#domain/safety/step.ts'
import { warrenFacts as known } from '../facts/warren-oh.ts'
import type { AreaStory } from '../story.ts'

export const warren: AreaStory = {
  line: 'Warren: sewer backups, flooded basements and streets',
  lead: 'Early on September 13, 2019, four inches of rain fell on Warren in three hours. People in every part of the city had water in the basement. Here is why it happens and what you can do.',
  description:
    'Sewer backups, flooded basements, flooded streets and old lead paint in Warren, Ohio: why it happens, who to call and what insurance covers.',
  hazards: ['sewage', 'moving-water'],
  steps: [
    step('Don’t flush, shower or do laundry while a basement drain is backing up.', 'stop-using-water'),
    step(
      'Take pictures from a dry step. Then report the backup to Warren Water Pollution Control and to your insurance company.',
      'photos-first',
      'tell-insurer',
      'ask-office',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'City and county seat, 39,201 people (2020 census)',
      backedBy: [known.cityKind, known.cityPopulation],
    },
    {
      label: 'Waters',
      value: 'Mahoning River, past Packard Park and Perkins Park',
      backedBy: [known.perkinsPark],
    },
    {
      label: 'Houses',
      value: 'Older homes north of downtown, in Perkins Homestead and a 22-block garden district (2013)',
      backedBy: [known.gardenDistrict],
    },
    {
      label: 'Water and sewer',
      value: 'City water from Mosquito Creek Reservoir (2010)',
      backedBy: [known.tapWater],
    },
  ],
  record: [
    {
      when: 'March 1913',
      what: 'Most of downtown was under water. In The Flats, homes were washed away.',
      backedBy: [known.flood1913],
    },
    {
      when: 'May 2, 2002',
      what: 'Up to 2.25 inches of rain fell in a short time. As much as three feet of water was reported in basements.',
      backedBy: [known.basements2002],
    },
    {
      when: 'October 17, 2006',
      what: 'Fallen leaves clogged pipes and street drains. The northwest side was hit hardest.',
      backedBy: [known.leaves],
    },
    {
      when: 'July 2013',
      what: 'A resident of the former Star Allotment reported four to six feet of storm water, with some sewage, in basements there.',
      backedBy: [known.starAllotment],
    },
    {
      when: 'September 13, 2019',
      what: 'Four inches of rain fell in three hours. About 75 people came to a city meeting on the flooding afterward.',
      backedBy: [known.fourInches],
    },
  ],
  reasons: [
    {
      title: 'Sewage in Warren basements',
      text: 'In 2019 the city’s pollution control director said a study had found four problem areas in each quadrant of the city where sewage and storm water were mixing. When rain fills those pipes, the water can come up through the lowest drain in a house. Treat it as sewage even if it looks clear. In dry weather, set a battery water alarm on the floor beside the floor drain. It tells you early, so you can stay out.',
      backedBy: [known.sewerStudy],
      rules: ['sewage', 'maintain-dry'],
    },
    {
      title: 'Is the blockage mine or the city’s?',
      text: 'Many houses in Warren have storm water tied into the sanitary sewer, WYTV has reported. The head of pollution control told residents in 2019 that sometimes the city can help and sometimes the homeowner is responsible. Report the backup to the city first and ask for a check of the main. If the main is clear, a licensed plumber can send a camera through your own line.',
      backedBy: [known.stormWaterInSewers, known.whoseJob],
      rules: ['ask-office'],
    },
    {
      title: 'Leaves over the street drains',
      text: 'In October 2006 only 1.75 inches of rain flooded parts of the northwest side, because leaves had clogged the drains and pipes. On a dry fall day, rake the leaves on your own lawn before they reach the curb. If water already stands over a drain, leave it alone, because you can’t see the opening or the flow. Ask the city to clear it.',
      backedBy: [known.leaves],
      rules: ['maintain-dry', 'open-pits', 'moving-water', 'ask-office'],
    },
    {
      title: 'Wet walls in an older Warren house',
      text: 'The older homes north of downtown were being restored in 2013. A local housing group says more than 75 percent of Trumbull County houses were built before 1978, when lead paint was banned. If a painted wall or old plaster gets wet, don’t sand, scrape or cut it. Have it tested for lead and asbestos before anyone opens it.',
      backedBy: [known.gardenDistrict, known.leadPaint],
      rules: ['old-materials'],
    },
  ],
  year: [
    { from: 5, to: 9, what: 'Cloudbursts overload the sewers', kind: 'cloudburst' },
    { from: 10, to: 11, what: 'Leaves block street drains', kind: 'water' },
    { from: 1, to: 3, what: 'High water on the Mahoning River', kind: 'water' },
    { from: 12, to: 2, what: 'Pipes freeze in closed-off rooms', kind: 'frost' },
  ],
  others: [
    {
      name: 'Warren Water Pollution Control',
      why: 'a sewer that backs up, or a street drain that no longer drains',
      backedBy: [known.pollutionControl],
    },
  ],
  questions: [
    {
      question: 'Does homeowners insurance cover a sewer backup in Warren?',
      answer:
        'Usually only if you added coverage for water or sewer backup. Look for it on your declarations page, and check its limit. One Star Allotment resident said in 2013 that after several claims, the insurer no longer replaced electronics in the basement. Ask your agent what your own policy leaves out.',
      backedBy: [known.starAllotment],
      rules: ['tell-insurer'],
    },
    {
      question: 'What do I have to throw out after sewage?',
      answer:
        'Soaked carpet, padding, mattresses, stuffed furniture and drywall have to go. Concrete, metal and solid wood can usually be cleaned and disinfected. You don’t have to touch any of it. We photograph each item, keep a sample for your adjuster and bag the rest.',
      backedBy: [],
      rules: ['discard-soaked', 'photos-first', 'sewage'],
    },
    {
      question: 'Can wet family papers be saved?',
      answer:
        'Often, if the water came from a clean supply pipe. A restoration company can freeze and freeze-dry them. If sewage or river water reached them, leave them where they are and tell us which ones matter most. Don’t rinse them or pull pages apart.',
      backedBy: [],
      rules: ['sewage', 'dirty-floodwater'],
    },
    {
      question: 'Which Warren streets should I avoid in heavy rain?',
      answer:
        'On March 7, 2022, two drivers got stuck in waist-high water on Pine Avenue. Half of Perkins Park was under water on March 6, 2011. Other streets can flood too. If water covers the road, turn around, even if a car ahead of you made it.',
      backedBy: [known.pineAvenue, known.perkinsPark],
      rules: ['moving-water', 'closed-road'],
    },
  ],
}
