import { step } from '#domain/safety/step.ts'
import { beaverCountyFacts as known } from '../facts/beaver-county-pa.ts'
import type { AreaStory } from '../story.ts'

export const beaverCounty: AreaStory = {
  line: 'Beaver County: creek floods, landslides, wind and mines',
  lead: 'Creeks flood fast here, slopes slide after long rain, and tornadoes have crossed the county. Read what to do first, who to call, and which kinds of damage need a policy of their own.',
  description:
    'Floods, landslides, wind and mine damage in Beaver County, Pennsylvania: what has happened since 1936, what to do first and which insurance is separate.',
  hazards: ['moving-water', 'sewage', 'ground', 'wind'],
  steps: [
    step(
      'When you call 911, say Beaver County, your town and the nearest cross street.',
      'tell-911-where',
      'call-911',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'County, 168,215 people (2020 census); the county seat is Beaver',
      backedBy: [known.population],
    },
    { label: 'Waters', value: 'Ohio and Beaver rivers', backedBy: [known.rivers] },
    {
      label: 'Water and sewer',
      value: 'Beaver Falls Municipal Authority supplies 23 municipalities (about 2011)',
      backedBy: [known.waterAuthority],
    },
  ],
  record: [
    {
      when: 'March 1936',
      what: 'The St. Patrick’s Day flood is described as the county’s worst on record. About 3,500 people were reported in distress, and Bridgewater was under 12 feet of water.',
      backedBy: [known.floodOf1936],
    },
    {
      when: 'May 22, 2004',
      what: 'Little Beaver Creek affected more than 150 homes around Darlington. Basements flooded from Beaver Falls to Ellwood City.',
      backedBy: [known.littleBeaver],
    },
    {
      when: 'September 2004',
      what: 'After Hurricane Ivan, Connoquenessing Creek sent several feet of water through more than 50 homes in one neighborhood.',
      backedBy: [known.connoquenessing],
    },
    {
      when: 'September 26, 2011',
      what: 'More than two inches of rain fell in the northwest. Chippewa and Franklin townships and Koppel were among the hardest hit, and Bradys Run Park lost a bridge.',
      backedBy: [known.beast],
    },
    {
      when: 'June 10, 2020',
      what: 'An EF2 tornado with wind estimated at 120 mph went about 10 miles, on and off, from Ohioville to Daugherty Township.',
      backedBy: [known.tornado],
    },
    {
      when: 'April 2, 2024',
      what: 'A record 2.68 inches of rain for that date helped push the Connoquenessing into homes on McKim Way in North Sewickley Township.',
      backedBy: [known.mcKimWay],
    },
  ],
  reasons: [
    {
      title: 'Creeks that flood in Beaver County',
      text: 'The worst flood on record was in March 1936, but since 2004 the floods on our list came from creeks such as the Little Beaver and the Connoquenessing. Along the Connoquenessing, in December 2010, most of the people firefighters rescued had never been through a big flood. If you are new to a house near a creek, ask the neighbors how high it has come. Leave when the creek rises, before your road is under water.',
      backedBy: [known.floodOf1936, known.littleBeaver, known.connoquenessing, known.december2010],
      rules: ['leave-early', 'closed-road'],
    },
    {
      title: 'Tornadoes and wind',
      text: 'The National Weather Service counted two tornadoes in October 2021 as the 19th and 20th in the county since 1950. After wind damage, stay out of rooms under a tree or a hole in the roof, and stay away from every wire on the ground. Look at the roof from the yard only. Take photos, call your insurer, and call us to cover the roof before the next rain.',
      backedBy: [known.twoTornadoes],
      rules: ['no-roof', 'fallen-wire', 'no-load-above', 'photos-first', 'tell-insurer'],
    },
    {
      title: 'Landslides on steep ground',
      text: 'When a gas line broke on a hill in Center Township in September 2018, heavy rain had come first. The Post-Gazette wrote in 2020 of a history of landslides in that part of the county. New cracks in the ground, a tree that starts to lean or a door that jams after rain can be signs. If the ground cracks or moves, leave, keep away and call 911 from a safe place. Don’t dig or build a wall there before a geotechnical engineer has looked.',
      backedBy: [known.landslide],
      rules: ['moving-ground', 'doubtful-building', 'call-911'],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'Thaw and rain in the rivers and large creeks', kind: 'water' },
    { from: 4, to: 10, what: 'Wind, tornadoes and fallen trees', kind: 'cloudburst' },
    { from: 6, to: 9, what: 'Flash floods in narrow valleys', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frozen pipes in the old river towns', kind: 'frost' },
  ],
  others: [
    {
      name: 'Beaver County Emergency Services',
      why: 'danger to life, through 911',
      backedBy: [known.emergencyServices],
    },
    {
      name: 'Your borough, township or city hall',
      why: 'damage reports, a blocked storm drain, and permits in a flood zone',
      backedBy: [],
    },
    {
      name: 'Pennsylvania DEP, Mine Subsidence Insurance',
      why: 'insurance for damage from old mines, sold only before the ground moves',
      backedBy: [known.subsidence],
    },
    {
      name: 'Pennsylvania Insurance Department, Bureau of Consumer Services',
      why: 'a claim that your insurer has denied',
      backedBy: [known.afterTheStorm],
    },
  ],
  questions: [
    {
      question: 'Am I insured if an old mine damages my house?',
      answer:
        'Most homeowners policies don’t cover it. Beaver is on a DEP list of counties with abandoned mines, a 2011 report said. The state sells Mine Subsidence Insurance, and in 2015 it generally cost about 55 cents a year for every $1,000 of coverage. You have to buy it before the damage. Ask the DEP whether your address is over a known mine.',
      backedBy: [known.subsidence, known.mines],
      rules: ['ask-office'],
    },
    {
      question: 'Do I need flood insurance outside a flood zone?',
      answer:
        'It can make sense. The Pennsylvania Insurance Department says that standard homeowners and renters policies don’t cover floods, and that more than 40 percent of flood claims come from outside high-risk areas. Look up your address in FEMA’s Flood Map Service Center, and ask an agent about the price and the waiting period.',
      backedBy: [known.floodInsurance],
      rules: ['ask-office'],
    },
    {
      question: 'What may I repair before the insurance adjuster comes?',
      answer:
        'Take photos or video first, the Pennsylvania Insurance Department says. After that, hire someone to stop more damage, such as by covering a roof or taking out wet carpet. Save your receipts, and make no permanent repairs until the insurer has inspected and agreed. Write down the name of each person you talk to, and the date.',
      backedBy: [known.afterTheStorm],
      rules: ['photos-first', 'tell-insurer'],
    },
    {
      question: 'Who do I ask about radon in a rebuilt basement?',
      answer:
        'Ask Pennsylvania’s DEP about tests and about what can be built in while the floor is open. It has found radon in all 67 counties and says that about 40 percent of homes test above its action level, with the highest levels in basements.',
      backedBy: [known.radon],
      rules: ['ask-office'],
    },
  ],
}
