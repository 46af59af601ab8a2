import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { salinevilleFacts as known } from '../facts/salineville-oh.ts'
import type { AreaStory } from '../story.ts'

export const salineville: AreaStory = {
  line: 'Salineville: creek flooding and mud in basements',
  lead: 'In June 2018 a cloudburst flooded streets in Salineville, and firefighters pumped about 20 basements. If water or mud is in your basement, don’t go down. Take photos from the top of the stairs and call us.',
  leadRules: ['no-standing-water', 'photos-first'],
  description:
    'Flooded basements, hillside mud and sewer backups in Salineville, Ohio: what to do first, who to call, and what insurance may cover.',
  hazards: ['sewage', 'moving-water', 'ground'],
  steps: [
    step(
      'Don’t step onto mud or into cloudy water in the basement. It can hide a missing stair, an open drain or a live cord.',
      'open-pits',
      'no-standing-water',
      'dirty-floodwater',
    ),
  ],
  details: [
    { label: 'Kind', value: 'Village, 1,206 people (2020 census)', backedBy: [known.population] },
    { label: 'Waters', value: 'Riley Run Creek flows through the village', backedBy: [known.creek] },
    {
      label: 'Water and sewer',
      value: 'The village had its own sewer plant as of 2018',
      backedBy: [known.plantAtLimit],
    },
  ],
  record: [
    {
      when: 'April 2013',
      what: 'A stream in Salineville overflowed its banks in a Wednesday storm. No damage had been reported at the time.',
      backedBy: [known.streamOut],
    },
    {
      when: 'July 2013',
      what: 'Heavy flooding was reported in Salineville and Summitville. Crews pumped basements, and the village sewer plant was overrun.',
      backedBy: [known.flooding, known.plantOverrun],
    },
    {
      when: 'Late 2017',
      what: 'A storm flooded low-lying areas, and many storm drains clogged. Officials then walked Riley Run Creek to look for causes.',
      backedBy: [known.creek, known.catchBasins],
    },
    {
      when: 'June 2018',
      what: 'A Sunday evening cloudburst flooded streets and basements. On Monday, yards on Washington, Spring and Wilson streets were still under water.',
      backedBy: [known.pumpedBasements, known.yards],
    },
  ],
  reasons: [
    {
      title: 'Flooded basements around Main Street',
      text: 'In June 2018 firefighters on their first call saw water come from both sides of Main Street and meet in the middle. Crews from the village and Franklin Township pumped about 20 basements that Sunday and Monday. If your basement floods, keep everyone out of it. Don’t start a pump while water still covers the yard or the street, because wet soil can push the walls in. After that, a crew lowers the water slowly, about a foot a day at first.',
      backedBy: [known.pumpedBasements],
      rules: ['no-standing-water', 'pump-slowly'],
    },
    {
      title: 'Mud from the hillside',
      text: 'In the June 2018 storm, mud from a newly planted field ran down onto Salineville Road West. Several basements and garages at that end of the village took in flood water. Treat mud from outside like dirty floodwater, and don’t touch it with bare skin. Take photos from the doorway and leave the shoveling to a crew with protective gear. Soaked carpet and drywall are thrown out after the photos.',
      backedBy: [known.hillsideMud],
      rules: ['dirty-floodwater', 'photos-first', 'discard-soaked'],
    },
    {
      title: 'Riley Run Creek and its bridges',
      text: 'In December 2017 the village council heard that debris lodges under the bridges and builds up. Officials had walked the creek with the Soil and Water Conservation District. They learned that debris taken out of it must be hauled away, not left beside it. If you see a blocked bridge, stay off the bank and call the village. Pile your own brush and leaves well away from the creek.',
      backedBy: [known.creek],
      rules: ['moving-water', 'ask-office', 'maintain-dry'],
    },
    {
      title: 'Sewage from a floor drain',
      text: 'The sewer plant was overrun in July 2013. In June 2018 a councilman said a storm had pushed it to its limit, but it handled the water. If water comes up through a floor drain or toilet, treat it as sewage even if it looks clear. Run no water in the house, keep everyone out of the basement and call the village and us.',
      backedBy: [known.plantOverrun, known.plantAtLimit],
      rules: ['sewage', 'stop-using-water', 'ask-office'],
    },
  ],
  year: [
    { from: 4, to: 8, what: 'Cloudbursts: flooded streets, yards and basements', kind: 'cloudburst' },
    { from: 5, to: 6, what: 'Mud from freshly planted slopes', kind: 'water' },
    { from: 10, to: 12, what: 'Leaves in storm drains, debris under bridges', kind: 'water' },
    { from: 12, to: 2, what: 'Hard freezes: burst pipes', kind: 'frost' },
  ],
  others: [
    {
      name: 'Village of Salineville',
      why: 'a clogged storm drain or a blocked bridge; in 2017 the street foreman cleared the drains',
      backedBy: [known.catchBasins],
    },
    {
      name: 'Salineville Board of Public Affairs',
      why: 'ask whether a sewer backup is in the village’s line or in yours',
      backedBy: [known.publicAffairs],
      rules: ['ask-office'],
    },
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'ask whether the county is counting flood damage after a storm',
      backedBy: [county.emergencyOffice],
      rules: ['ask-office'],
    },
  ],
  questions: [
    {
      question: 'Is my house in the flood plain?',
      answer:
        'In December 2017 the council noted that some Salineville homes are in flood plain areas. FEMA’s flood maps show it for each address, and the village can tell you who its floodplain administrator is. A house outside the mapped area can still flood, as the hillside mud of 2018 showed.',
      backedBy: [known.floodPlain, known.hillsideMud],
      rules: [],
    },
    {
      question: 'Does homeowners insurance cover water and mud from outside?',
      answer:
        'Usually not. A standard policy often leaves out water that runs in over the ground, and flood insurance is separate. A drain backup often needs its own add-on. Report the loss promptly anyway, describe where the water came in, and let the insurer decide.',
      backedBy: [],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'Firefighters pumped my basement. Can I go back down?',
      answer:
        'Not until the power to the basement is off and an electrician has checked the wiring that got wet. Leave the furnace and water heater off until a technician has checked them. Go down only after that, and only if no wall is bowed or cracked. Stay out of mud and sewage. Call us the same day, because mold can begin in 24 to 48 hours.',
      backedBy: [],
      rules: [
        'no-standing-water',
        'wet-electrics',
        'no-relight',
        'dry-fast',
        'no-load-above',
        'sewage',
        'dirty-floodwater',
      ],
    },
    {
      question: 'Only the bottom of the drywall got muddy. Can the rest stay?',
      answer:
        'Often the upper part can. Dirty water climbs inside the wall, so we measure how far it went and cut out the drywall from the floor to above that point. In an older house the wall is checked for lead and asbestos first, so please don’t cut it yourself.',
      backedBy: [],
      rules: ['discard-soaked', 'old-materials'],
    },
  ],
}
