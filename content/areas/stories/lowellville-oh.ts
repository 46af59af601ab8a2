import { lowellvilleFacts as known } from '../facts/lowellville-oh.ts'
import { mahoningCountyHelp as help } from '../facts/mahoning-county-help.ts'
import { mahoningCountyFacts as county } from '../facts/mahoning-county-oh.ts'
import type { AreaStory } from '../story.ts'

export const lowellville: AreaStory = {
  line: 'Lowellville: flash floods and mud from steep hills',
  lead: 'In Lowellville, heavy rain runs fast down steep streets and can bring mud into a house. Stay out of the water and the mud, and off flooded streets. If the ground or a wall moves, get out.',
  leadRules: ['dirty-floodwater', 'moving-water', 'moving-ground'],
  description:
    'Flash floods, mud, wind and high river water in Lowellville, Ohio: what to do first, who to call, and how insurers treat flood, mud and slides.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'Village, 996 people (2020 census), at the Pennsylvania line',
      backedBy: [known.census, known.village],
    },
    { label: 'Waters', value: 'Mahoning River', backedBy: [known.village] },
    { label: 'Ground', value: 'Steep hills above the river', backedBy: [known.steepHills] },
    { label: 'Water and sewer', value: 'Water from Aqua Ohio (2023)', backedBy: [known.aquaServes] },
  ],
  record: [
    {
      when: 'January 21, 1959',
      what: 'The highest flow in recent times at the Mahoning River gauge here: 21,000 cubic feet per second.',
      backedBy: [known.riverGauge],
    },
    {
      when: 'April 9, 2001',
      what: 'An F2 tornado struck at about 2:45 p.m. and left a four-mile path of damage. A cinder-block garage on Sixth Street was destroyed.',
      backedBy: [known.tornado],
    },
    {
      when: 'Summer 2015',
      what: 'After 3 inches of rain in one hour, McGill Street was closed. The mayor later put the repairs to streets and storm sewers at $1.3 million.',
      backedBy: [known.repairs, known.streetClosed, known.steepHills],
    },
    {
      when: 'October 2018',
      what: 'The village held a groundbreaking for the removal of the First Street dam, which was due to be gone by December 2019.',
      backedBy: [known.dam],
    },
  ],
  reasons: [
    {
      title: 'Flash floods on steep streets',
      text: 'A National Weather Service hydrologist said in 2016 that the steep hills above the river favor flash floods and erosion. Rain of 3 inches in one hour has about a one-in-500 to one-in-1,000 chance in any year, the hydrologist said. Water that fast can knock you down and undercut a street. Leave at once if officials say so, or if the house or the hill moves. If water fills the street, stay inside and go to the highest floor, but not into a closed attic. Call 911 if it reaches the house. Never use a washed-out street.',
      backedBy: [known.steepHills],
      rules: ['moving-water', 'closed-road', 'moving-ground', 'trapped-by-water', 'leave-early', 'call-911'],
    },
    {
      title: 'Mud in the basement or garage',
      text: 'Hill water brings soil, and whatever ran off the street comes with it. Don’t walk in it or shovel it, and don’t open a garage door that mud leans on. Look from the stairs or from the house door, take photos, and call us. An engineer checks any wall the mud pushed before a crew goes in. The crew then removes the mud, discards what is soaked, and dries the rest.',
      backedBy: [known.steepHills],
      rules: ['dirty-floodwater', 'no-load-above', 'photos-first', 'discard-soaked', 'doubtful-building'],
    },
    {
      title: 'After strong wind',
      text: 'The tornado of April 2001 destroyed a cinder-block garage on Sixth Street. After any strong wind, look at the garage, porch and chimney from the ground and from a distance. If one leans or has pulled away from the house, keep everyone out from under it. Rain gets in through such gaps, so have them covered soon by a crew.',
      backedBy: [known.tornado],
      rules: ['no-load-above', 'no-roof', 'doubtful-building'],
    },
    {
      title: 'High water on the Mahoning River',
      text: 'The river’s highest flow here in recent times was in January 1959. The First Street dam was due to be removed by the end of 2019, so old high-water marks may not show how high the river gets now. If you live near it, move papers and light things upstairs while it’s still dry, and leave before the road floods.',
      backedBy: [known.riverGauge, known.dam],
      rules: ['light-things', 'leave-early'],
    },
  ],
  year: [
    { from: 1, to: 3, what: 'Thaw with rain: high water on the river', kind: 'water' },
    { from: 4, to: 6, what: 'Strong wind: garages, porches and chimneys', kind: 'cloudburst' },
    { from: 6, to: 8, what: 'Short, heavy rain: mud and water off the hills', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Hard freezes: pipes in walls against the hill', kind: 'frost' },
  ],
  others: [
    {
      name: 'Village of Lowellville',
      why: 'a washed-out street or an overflowing storm sewer',
      backedBy: [known.streetClosed, known.repairs],
    },
    {
      name: 'Aqua Ohio',
      why: 'a water line that a washout has exposed or broken',
      backedBy: [known.aquaServes],
    },
    {
      name: 'Mahoning County Emergency Management Agency',
      why: 'a report of flood damage to your home',
      backedBy: [county.emergencyOffice, county.ivan],
    },
  ],
  questions: [
    {
      question: 'Does insurance treat floods, mudflows and landslides differently?',
      answer:
        'Yes. Each falls under different rules, and homeowners policies often leave all of them out. Tell the insurer what you saw, with times and photos, and let the adjuster name it. Ohio advises that a flood policy usually starts only after 30 days, so ask your agent before storm season.',
      backedBy: [help.floodPolicy],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'Can mud stay behind the paneling if the wall looks dry?',
      answer:
        'No. It keeps wood wet and can carry sewage, and mold can start within a day or two. Don’t pull the panels off yourself. A crew takes off the lower part, cleans and disinfects behind it, and measures the wall before it’s closed.',
      backedBy: [],
      rules: ['discard-soaked', 'leave-mold', 'dry-fast'],
    },
    {
      question: 'There’s a crack in the hillside or my wall leans. What now?',
      answer:
        'Leave, take everyone with you, and call 911 from a safe place. Stay away from the foot of the slope and from that side of the house. Don’t go back for things until a building official or an engineer says that it’s safe.',
      backedBy: [],
      rules: ['moving-ground', 'doubtful-building', 'call-911'],
    },
    {
      question: 'Who pays to fix a street drain that floods my yard?',
      answer:
        'Ask the village who owns that drain. After the 2015 flood, repairs to village streets and storm sewers took about six months and were paid by the village and state programs. That was for public streets. For your own lot, look to your insurer, and keep photos and receipts.',
      backedBy: [known.repairs],
      rules: ['ask-office', 'tell-insurer'],
    },
  ],
}
