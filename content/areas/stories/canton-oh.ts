import { step } from '#domain/safety/step.ts'
import { cantonFacts as known } from '../facts/canton-oh.ts'
import type { AreaStory } from '../story.ts'

export const canton: AreaStory = {
  line: 'Canton: creek floods, sewer backups and main breaks',
  lead: 'Canton has flooded in two ways. Rain on snow raised Nimishillen Creek in February 2011, and a cloudburst in June 2014 put sewage into basements on the north side. Stay out of creek water and sewage.',
  leadRules: ['dirty-floodwater', 'sewage'],
  description:
    'Nimishillen Creek floods, sewer backups and water main breaks in Canton, Ohio: what to do first, the city’s backwater valve program, and insurance.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind', 'fire'],
  steps: [
    step(
      'In a mobile home near the creek, leave at the first flood warning while the road is dry. Don’t stay to shut off the power.',
      'leave-early',
      'dry-panel',
      'moving-water',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'City, seat of Stark County, 70,872 people (2020 census)',
      backedBy: [known.population],
    },
    {
      label: 'Waters',
      value: 'Branches of Nimishillen Creek, which join inside the city',
      backedBy: [known.branches],
    },
    {
      label: 'Water and sewer',
      value: 'City water from three well fields; city sewers and Water Reclamation Facility',
      backedBy: [known.waterDepartment],
    },
  ],
  record: [
    {
      when: 'July 28, 2003',
      what: 'Nimishillen Creek reached 14.2 feet at North Industry, its record as of 2011.',
      backedBy: [known.crests],
    },
    {
      when: 'February 28, 2011',
      what: 'Melting snow and 1.66 inches of rain raised the creek to 12.92 feet. Parts of Canton were evacuated, and sewer backups were reported throughout the city.',
      backedBy: [known.crests, known.backups],
    },
    {
      when: 'June 16, 2014',
      what: 'A resident’s gauge caught 4.2 inches of rain in 90 minutes. Most damage in the city was between 30th and 55th streets.',
      backedBy: [known.cloudburst],
    },
    {
      when: 'January 2017',
      what: 'A mobile home park on Cleveland Avenue SE, south of the city, was evacuated. Floods had forced residents out in 2003 and 2004 too.',
      backedBy: [known.mobileHomes],
    },
    {
      when: 'March 14, 2019',
      what: 'Two EF-0 tornadoes touched down in Stark County, one of them in Perry Township.',
      backedBy: [known.twoTornadoes],
    },
  ],
  reasons: [
    {
      title: 'Nimishillen Creek floods',
      text: 'In February 2011 the most widespread flooding was on the southeast and northeast sides, and Allenford Drive and Mill Street SW were closed. Frozen ground can’t take in rain and melting snow. When both are forecast, have the car and the family ready to leave. Keep out of creek water in the house. Soaked carpet, furniture and drywall are thrown out after you photograph them.',
      backedBy: [known.backups, known.crests],
      rules: ['leave-early', 'dirty-floodwater', 'discard-soaked', 'photos-first'],
    },
    {
      title: 'Sewage in north-side basements',
      text: 'In June 2014 sewage backed up into basements on 41st Street NW. City health workers hauled ruined things away. If a drain backs up in a storm, run no water, keep everyone upstairs and report it to the city. Photograph soaked carpet, padding and upholstered furniture from the stairs. A crew then throws them out. Our crew keeps small samples for the adjuster.',
      backedBy: [known.cloudburst, known.healthHelp],
      rules: ['sewage', 'stop-using-water', 'discard-soaked', 'photos-first'],
    },
    {
      title: 'Canton’s backwater valve program',
      text: 'A city ordinance, last amended on this point in 2014, sets up the Backwater Response Initiative for homes with chronic backups. To qualify, a house must have had at least three documented backups in the last 15 years, not caused by its own pipes. Under the program’s terms the city provides the valve and has it installed, and the owner pays for upkeep. Report every backup, because the records count, and ask whether the program is open now.',
      backedBy: [known.backwaterLaw, known.backwaterTerms],
      rules: ['ask-office', 'tell-insurer'],
    },
    {
      title: 'Sinkholes and old mines',
      text: 'In June 2014 an old storm sewer failed and a sinkhole opened on Overbrook Court NW. An undated article counts 56 state projects to repair mine subsidence in Stark County, more than in any other Ohio county. If your yard or street sinks, keep everyone off it and call 911 from a safe place. Stay out of a house whose walls have cracked or bowed.',
      backedBy: [known.sinkhole, known.mines],
      rules: ['moving-ground', 'doubtful-building'],
    },
  ],
  year: [
    { from: 1, to: 3, what: 'Rain on snow: Nimishillen Creek', kind: 'water' },
    { from: 6, to: 7, what: 'Cloudbursts: sewer backups on the north side', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Hard frost: main breaks and burst pipes', kind: 'frost' },
    { from: 10, to: 3, what: 'Fires in vacant houses', kind: 'fire' },
  ],
  others: [
    {
      name: 'City of Canton, Collection Systems Department',
      why: 'a sewer backup, a blocked street drain, or the backwater valve program',
      backedBy: [known.streetDrains, known.backwaterLaw],
    },
    {
      name: 'Canton Water Department',
      why: 'a water main break or no pressure',
      backedBy: [known.waterDepartment],
    },
    {
      name: 'Stark County Emergency Management Agency',
      why: 'evacuation, shelter and flood damage reports',
      backedBy: [known.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'Does insurance cover a sewer backup in Canton?',
      answer:
        'Only if your policy includes it. Most standard policies need an add-on for water that backs up through a sewer or drain. Look for it on the declarations page, report the backup promptly, and file a written claim with the city too if you think its line was the cause.',
      backedBy: [],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'Water from a city main came into my basement. What now?',
      answer:
        'Stay out of the water and tell the Canton Water Department where and when the water came in. In 2016 the department’s head wrote that vast numbers of pipes were past their useful life. Take photos of the street and the basement from dry ground, and notify your insurer and the city in writing.',
      backedBy: [known.oldMains, known.waterDepartment],
      rules: ['no-standing-water', 'photos-first', 'tell-insurer'],
    },
    {
      question: 'My mobile home looks dry after the flood. Is it?',
      answer:
        'Often not. Insulation under the floor can hold dirty water where you can’t see it. Don’t crawl under the home or cut the wrap open. Have an electrician check the wiring and a technician check the furnace first. We open and dry the floor from below.',
      backedBy: [],
      rules: ['wet-electrics', 'no-relight', 'no-load-above', 'dirty-floodwater'],
    },
    {
      question: 'Does my home insurance cover old mines?',
      answer:
        'A 2018 article says that a 1993 law made mine subsidence coverage mandatory in certain counties, Stark among them. It doesn’t cover every crack or sinkhole: a broken sewer is a different cause. Report the damage promptly and ask who decides the cause.',
      backedBy: [known.mineCover],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'The vacant house next door burned. Mine only smells. Is it damaged?',
      answer:
        'Stay inside only if the fire department says it’s safe. Keep windows closed and the furnace fan off, and don’t wipe soot off the walls. Call your insurer, then us. We check the attic and the siding for heat damage, so please don’t climb up to look.',
      backedBy: [],
      rules: ['fire-reentry', 'leave-soot', 'tell-insurer', 'no-roof'],
    },
  ],
}
