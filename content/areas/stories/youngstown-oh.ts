import { youngstownFacts as known } from '../facts/youngstown-oh.ts'
import type { AreaStory } from '../story.ts'

export const youngstown: AreaStory = {
  line: 'Youngstown: sewer backups, burst pipes and old houses',
  lead: 'Some Youngstown sewers carry rain and sewage in one pipe, and most homes are old. Here is what to do about sewage, a burst pipe upstairs or an empty house next door.',
  description:
    'Sewer backups, burst pipes and storm damage in Youngstown, Ohio: combined sewers, apartment leaks, old paint and plaster, and who to call.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind', 'fire'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'City and county seat, 60,068 people (2020 census); a small part is in Trumbull County',
      backedBy: [known.cityKind, known.cityPopulation],
    },
    {
      label: 'Waters',
      value: 'Mahoning River and Mill Creek',
      backedBy: [known.cityKind, known.overflows],
    },
    { label: 'Houses', value: 'More than 90% built before 1978 (2007 report)', backedBy: [known.oldPaint] },
    {
      label: 'Water and sewer',
      value: 'City water from Meander Reservoir (2009); combined sewers with 101 overflow points (2015)',
      backedBy: [known.meanderWater, known.overflows],
    },
  ],
  record: [
    {
      when: 'March 26, 1913',
      what: 'The highest Mahoning River flood on record here crested at 26.5 feet, 16.5 feet above today’s flood stage.',
      backedBy: [known.floodOf1913],
    },
    {
      when: 'July 21, 2003',
      what: 'An F1 tornado touched down on and off along an 8-mile path across the East Side. Damage was put at more than $1 million.',
      backedBy: [known.tornado],
    },
    {
      when: 'August 2007',
      what: 'Storm water came up through two basement drains in the county courthouse.',
      backedBy: [known.courthouse],
    },
    {
      when: 'March 2011',
      what: 'The Mahoning River reached 11.8 feet at Youngstown, 1.8 feet above flood stage.',
      backedBy: [known.riverOf2011],
    },
    {
      when: 'January 2014',
      what: 'An 8-inch water line burst at Oakhill Renaissance Place and flooded elevator shafts.',
      backedBy: [known.brokenLines],
    },
    {
      when: 'Late October 2014',
      what: 'A sewer line collapsed on the West Side, and sewage came up in basements.',
      backedBy: [known.westSide],
    },
    {
      when: 'January 2018',
      what: 'Frozen pipes burst on the third floor of the 13-story Wick Tower, and residents were moved to hotels.',
      backedBy: [known.tower],
    },
  ],
  reasons: [
    {
      title: 'Rain and sewage in the same pipe',
      text: 'In 2015, the city’s combined sewers had 101 points where they could overflow, and 12 of those led to Mill Creek or its lakes. A federal agreement calls for years of work, and in June 2025 a smaller plan was before a judge. Wherever you live in the city, treat water from a basement drain as sewage. Stay out, and don’t use water until the sewer office or a plumber says the line is open.',
      backedBy: [known.overflows, known.smallerPlan],
      rules: ['sewage', 'stop-using-water'],
    },
    {
      title: 'A leak from the apartment above',
      text: 'In the Wick Tower, pipes burst on the third floor in January 2018. In a tall building, water follows pipes and can come out of a ceiling or a light several floors down. Don’t stand under a wet ceiling, and don’t touch a switch or a light that water has reached. Call the building manager, who can shut the line, and have each floor below measured.',
      backedBy: [known.tower],
      rules: ['no-load-above', 'wet-electrics', 'dry-fast'],
    },
    {
      title: 'Old paint, plaster and pipe wrap',
      text: 'More than 90% of the city’s homes were reported in 2007 to be older than 1978. Paint from those years may hold lead, and floor tile or pipe wrap may hold asbestos. Don’t cut, sand or pull out wet plaster, tile or insulation. Ask for it to be tested first. If the water was clean, plaster can often be dried in place.',
      backedBy: [known.oldPaint],
      rules: ['old-materials'],
    },
    {
      title: 'The empty house next door',
      text: 'Between 2007 and late 2024, 6,939 vacant houses were taken down here. In a house that still stands empty, a broken pipe or a fire can go unseen for days. If you hear running water or see water coming out, tell the city and stay out of the house. If you see smoke, get away and call 911.',
      backedBy: [known.demolition],
      rules: ['doubtful-building', 'fire-out', 'ask-office'],
    },
  ],
  year: [
    { from: 12, to: 2, what: 'Hard freezes: pipes in tall buildings and empty houses', kind: 'frost' },
    { from: 1, to: 3, what: 'Rain on thawing ground: high water on the river', kind: 'water' },
    { from: 6, to: 8, what: 'Heavy storms: full sewers and wet basements', kind: 'cloudburst' },
    { from: 11, to: 3, what: 'Space heaters and old wiring: house fires', kind: 'fire' },
  ],
  others: [
    {
      name: 'City of Youngstown',
      why: 'a sewer backup or a broken water main',
      backedBy: [known.westSide, known.meanderWater],
    },
  ],
  questions: [
    {
      question: 'Will the city pay for sewage in my basement?',
      answer:
        'Probably not for everything. After the sewer collapse of October 2014, the city paid for emergency cleanup, furnaces and water heaters. Its law department then said that the city wasn’t liable, because there was no evidence of negligence, and it wouldn’t pay for the rest. Report the backup to the city in writing right away, tell your insurer, and ask a lawyer about deadlines.',
      backedBy: [known.westSide],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'Is it my sewer line or the city’s?',
      answer:
        'Ask the city to check its main before you pay anyone to dig. If neighbors have the same trouble, say so, because that points to the main. In 2001, at least 21 people on the southeast side asked the city to look into backups after one storm. If the main is clear, have a plumber look at your own line with a camera.',
      backedBy: [known.backups],
      rules: ['ask-office'],
    },
    {
      question: 'Does homeowners insurance cover a drain backup?',
      answer:
        'Many policies cover it only with an added water backup endorsement. Check your declarations page, or ask your agent. Report the loss the same day, even if you think the answer is no, keep photos and receipts, and have the crew save samples.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'I rent, and old paint got wet. Who may work on it?',
      answer:
        'In a home built before 1978, people who are paid to disturb paint generally have to be certified in lead-safe work under federal rules. Ask to see the certificate before work starts. Keep children out of the room, and leave loose paint and dust alone.',
      backedBy: [],
      rules: ['old-materials'],
    },
  ],
}
