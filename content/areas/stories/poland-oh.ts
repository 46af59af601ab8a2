import { step } from '#domain/safety/step.ts'
import { mahoningCountyHelp as help } from '../facts/mahoning-county-help.ts'
import { polandFacts as known } from '../facts/poland-oh.ts'
import type { AreaStory } from '../story.ts'

export const poland: AreaStory = {
  line: 'Poland: Yellow Creek, sewer backups and old houses',
  lead: 'Poland has had sewage in basements on Water Street and creek water near Yellow Creek, and many of its houses are old. Here is what to do, what to leave alone and who to call.',
  description:
    'Sewer backups, Yellow Creek floods and wet old houses in Poland, Ohio: what to do first, who to call at the county, and how old houses dry.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If your sewer valve closes by hand, go to it only while the floor is dry. Never walk through water to shut it.',
      'sewage',
      'no-standing-water',
    ),
  ],
  details: [
    { label: 'Kind', value: 'Village, 2,463 people (2020 census)', backedBy: [known.census] },
    { label: 'Waters', value: 'Yellow Creek', backedBy: [known.villageCreek] },
    {
      label: 'Houses',
      value: 'More than eighty from before 1900; South Main Street is on the National Register',
      backedBy: [known.oldHouses],
    },
    {
      label: 'Water and sewer',
      value: 'Water from Aqua Ohio, mainly from Evans Lake (2016); sewage goes to the Struthers plant',
      backedBy: [known.evansLake, known.struthersPlant],
    },
  ],
  record: [
    {
      when: 'September 2004',
      what: 'In Poland Township, all five retention ponds at Canterbury Creek overflowed. One basement wall caved in, and another home had 6 feet of water.',
      backedBy: [known.pondsOverflow],
    },
    {
      when: 'By January 2005',
      what: 'The village had seen three “100-year” floods in a few years, and the library basement by the creek had flooded.',
      backedBy: [known.creekPanel],
    },
    {
      when: 'June 11, 2015',
      what: 'Straight-line wind and hail uprooted trees. More than 1,500 customers near Dobbins and Clingan roads lost power.',
      backedBy: [known.tenMinutes],
    },
    {
      when: 'June 2015',
      what: 'A resident reported 1 foot of water in the street at Canterbury Creek, and electric boxes mostly under water.',
      backedBy: [known.losses],
    },
    {
      when: 'August 10, 2018',
      what: 'Heavy rain sent raw sewage into basements on Water Street. One family said that it was their third backup since 2011.',
      backedBy: [known.waterStreet, known.valves],
    },
  ],
  reasons: [
    {
      title: 'Sewage on Water Street',
      text: 'At a 2018 meeting, the county blamed an aging sewer system that lets storm water in. It planned to line leaky pipes in Poland for $1.7 million. It also said that it can’t fix pipes on private property, and offered to pay part of a valve. Ask the county how far the lining has come on your street. After a backup, have the basement cleaned before anyone uses it.',
      backedBy: [known.valves, known.lining, help.privatePipes],
      rules: ['sewage', 'ask-office'],
    },
    {
      title: 'Yellow Creek can rise after the rain stops',
      text: 'The creek collects water from as far as northern Columbiana County, and Poland is near the creek’s downstream end, just above Struthers. So it can keep rising here after the rain has stopped. Most of the village was said in 2005 to sit on the high bank. If you’re near the creek, stay back from the bank, and leave early if it keeps coming up.',
      backedBy: [known.creekPanel],
      rules: ['moving-water', 'leave-early'],
    },
    {
      title: 'Drying an old stone cellar',
      text: 'The village counts more than eighty houses from before 1900. Old stone walls with lime mortar take up water and give it back slowly. Sealer can trap it, and strong heat can open the joints. If a wall leans, bulges or drops stones, get out and stay out. Otherwise let a crew dry it gently and measure it each day. Don’t cut old plaster before it’s tested.',
      backedBy: [known.oldHouses],
      rules: ['no-load-above', 'old-materials', 'dry-fast'],
    },
    {
      title: 'Flooded streets at Canterbury Creek',
      text: 'In 2015, residents told the county that flood water there could stop cars and ambulances, and that electric boxes were largely under water. If your street is flooded, stay out of it and don’t drive through. Keep away from a box or a cord that stands in water. If you’re cut off, go to the highest floor, but not into a closed attic, and call 911.',
      backedBy: [known.losses],
      rules: ['moving-water', 'closed-road', 'no-standing-water', 'call-911', 'trapped-by-water'],
    },
  ],
  year: [
    { from: 3, to: 5, what: 'Spring thaw: seepage in stone cellars', kind: 'water' },
    { from: 5, to: 9, what: 'Heavy storms: the creek, ponds and sewers', kind: 'cloudburst' },
    { from: 6, to: 7, what: 'Sudden wind: fallen trees and power lines', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Hard freezes: pipes in walls without insulation', kind: 'frost' },
  ],
  others: [
    {
      name: 'Mahoning County Sanitary Engineer',
      why: 'sewage in the house, and the county’s help with a valve',
      backedBy: [help.gateValves, help.sanitaryWork],
    },
    {
      name: 'Village of Poland, street department',
      why: 'a blocked storm drain or ditch along a village street',
      backedBy: [known.stormSewers],
    },
    {
      name: 'Aqua Ohio',
      why: 'a broken water main or a leak in the street',
      backedBy: [known.evansLake],
    },
  ],
  questions: [
    {
      question: 'Will the village fix a ditch on my lot?',
      answer:
        'Probably not. In July 2010, the street commissioner said that most flooding complaints were about private property, and that he couldn’t use public money there. Most storm sewers were then from the 1950s, and Windemere Place was one of the wet spots. Ask the village what it would allow before you fill or pipe a ditch, because that can flood a neighbor.',
      backedBy: [known.stormSewers],
      rules: ['ask-office'],
    },
    {
      question: 'Does a sewer valve solve the problem?',
      answer:
        'It helps, but it has limits. Residents pointed out in 2018 that someone has to be home to close a manual valve, and that you can’t use water while it’s shut. A resident said that neighbors with a valve went three days without using water. An automatic valve still needs cleaning every year, by a plumber in dry weather.',
      backedBy: [known.valves],
      rules: ['maintain-dry'],
    },
    {
      question: 'Could my own downspouts be part of the problem?',
      answer:
        'Yes, in an older house. In 2010, the county’s sanitary office offered dye tests in Poland Township to see whether roof drains were tied to the sanitary sewer. If they were, the owner had to correct it. Ask the county whether it still offers the test, and have a plumber move the drains.',
      backedBy: [help.dyeTest],
      rules: ['ask-office'],
    },
    {
      question: 'My wide floorboards have cupped. Are they ruined?',
      answer:
        'Often not, if the water was clean. Boards cup when the bottom is wetter than the top, and many flatten again as both dry. Don’t sand them early. After sewage or creek water it’s different, and a crew has to look at what’s underneath before anyone decides to keep the floor.',
      backedBy: [],
      rules: ['discard-soaked', 'old-materials'],
    },
    {
      question: 'Is creek water treated like drain water by insurers?',
      answer:
        'Usually not. Creek water that crosses the ground is a matter for flood insurance, and in Ohio a new flood policy typically starts after a 30-day wait. A drain backup needs its own endorsement. Ask your agent about each one before spring, and ask for the answers in writing.',
      backedBy: [help.floodPolicy],
      rules: ['tell-insurer'],
    },
  ],
}
