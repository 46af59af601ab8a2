import { step } from '#domain/safety/step.ts'
import { economyFacts as known } from '../facts/economy-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const economy: AreaStory = {
  line: 'Economy: creek floods, landslides and old oil wells',
  lead: 'Economy spreads over creek bottoms and hillsides. Here is what Big Sewickley Creek, a moving slope or an old oil well can mean for your house, and who to call about each one.',
  description:
    'Creek floods, landslides, sewer backups and old oil wells in Economy, Pennsylvania: what to watch for, what insurance leaves out and who to call.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'Don’t walk or drive over a private bridge or a driveway culvert that the creek may have damaged. If it’s your only way out, stay back from the bank and call 911. Give the borough, the road and the cross street.',
      'closed-road',
      'moving-water',
      'call-911',
      'tell-911-where',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Borough of about 18 square miles, 9,098 people (2020 census)',
      backedBy: [known.kind, known.population],
    },
    { label: 'Waters', value: 'Big Sewickley Creek', backedBy: [known.creekAfterIvan] },
    {
      label: 'Ground',
      value: 'More than 100 oil wells were drilled in the Economy field in the 1890s',
      backedBy: [known.oilWells],
    },
    {
      label: 'Water and sewer',
      value:
        'Sewers of the Economy Borough Municipal Authority (2020); Ambridge Water Authority lists a water rate for Economy',
      backedBy: [known.sunsetHills, known.ambridgeWater],
    },
  ],
  record: [
    {
      when: 'September 2004',
      what: 'A family beside Big Sewickley Creek later told KDKA that it lost its entire home to Hurricane Ivan.',
      backedBy: [known.creekAfterIvan],
    },
    {
      when: 'June 24, 2019',
      what: 'A 60 mph windstorm left scattered power outages in Economy.',
      backedBy: [known.windstorm],
    },
    {
      when: 'July 2020',
      what: 'The newspaper reported that a landslide had closed two shelters in Old Economy Park.',
      backedBy: [known.parkSlide],
    },
    {
      when: 'August 2020',
      what: 'The borough’s sewer authority was named for a grant to rehabilitate sewers in Sunset Hills.',
      backedBy: [known.sunsetHills],
    },
  ],
  reasons: [
    {
      title: 'Flooding along Big Sewickley Creek',
      text: 'After Hurricane Ivan in September 2004, a family beside this creek told KDKA that it lost its entire home. In a later storm, an official put the creek about 15 feet above normal. If your way out crosses a private bridge or a driveway pipe, leave while that way is dry. After a flood, keep off the bridge until an engineer has checked it. In dry weather, hire someone to clear branches from the pipe.',
      backedBy: [known.creekAfterIvan, known.creekLater],
      rules: ['leave-early', 'closed-road', 'moving-water', 'maintain-dry'],
    },
    {
      title: 'Landslides and cracked hillsides',
      text: 'By July 30, 2020, a landslide had closed two shelters in Old Economy Park. The county’s public works director said repairs could cost as much as $750,000, and slides had closed that part of the park in earlier years too. If the ground near your house cracks or slides, leave, stay away and call 911 from a safe place. A building official or an engineer should tell you when you can go back in.',
      backedBy: [known.parkSlide, known.parkRepair],
      rules: ['moving-ground', 'doubtful-building'],
    },
    {
      title: 'Old oil wells in yards and woods',
      text: 'More than 100 wells were drilled in the Economy field in the 1890s, and traces remain in Tevebaugh Hollow. An old well may show as a rusty pipe, an oily patch or a hole in the ground. Keep children, pets and flames away, and leave the pipe alone. If you smell gas, leave and call 911 from a distance. Report any other old well to the DEP, which investigates wells that people find.',
      backedBy: [known.oilWells, general.abandonedWells],
      rules: ['gas-leave', 'chemicals', 'open-pits'],
    },
  ],
  year: [
    { from: 1, to: 4, what: 'Rain on melting snow: creek floods and wet slopes', kind: 'water' },
    { from: 6, to: 8, what: 'Windstorms and power outages', kind: 'cloudburst' },
    { from: 9, to: 10, what: 'Leftover tropical storms: fast creek floods', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frozen pipes and icy driveways', kind: 'frost' },
  ],
  others: [
    {
      name: 'Economy Borough Municipal Authority',
      why: 'sewage that backs up indoors or comes up in a yard',
      backedBy: [known.sunsetHills],
    },
    {
      name: 'Ambridge Water Authority',
      why: 'a water leak at the street, if this authority bills you',
      backedBy: [known.ambridgeWater],
    },
    {
      name: 'Beaver County Conservation District',
      why: 'what you may and may not do to a stream bank',
      backedBy: [known.conservationDistrict],
    },
    {
      name: 'Pennsylvania DEP, Oil and Gas',
      why: 'an old oil or gas well on your land',
      backedBy: [general.abandonedWells],
    },
  ],
  questions: [
    {
      question: 'The creek washed away part of my yard. Does flood insurance pay for it?',
      answer:
        'Usually not. Federal flood insurance is for the building and, if you bought that part, your belongings. FEMA’s list of what it leaves out includes trees, plants, walks, decks, patios, fences, wells and septic systems outside the house. Photograph the damage from well back on dry ground, and ask your agent about anything the list doesn’t name.',
      backedBy: [general.floodOutside],
      rules: ['photos-first', 'moving-water', 'tell-insurer'],
    },
    {
      question: 'May I put stone along the creek to protect my bank?',
      answer:
        'Not without asking first. Under Chapter 105 of the Pennsylvania Code, you need a written permit from the DEP before you change the course or the cross section of a stream or its floodway. Ask the Beaver County Conservation District or the DEP what your plan needs before you hire anyone with a machine.',
      backedBy: [general.streamPermit, known.conservationDistrict],
      rules: ['ask-office'],
    },
    {
      question: 'Sewage came up in my Economy basement. Is it my pipe or the authority’s?',
      answer:
        'Stay out of it, run no water anywhere in the house, and call the Economy Borough Municipal Authority. Ask whether the main in your street is blocked. If it isn’t, a plumber has to look at the pipe from your house. Many homeowner’s policies pay for a backup only if you added that coverage, so report it to your insurer the same day.',
      backedBy: [known.sunsetHills],
      rules: ['sewage', 'stop-using-water', 'tell-insurer'],
    },
    {
      question: 'Which town do I name in an emergency?',
      answer:
        'Say “Economy Borough,” then the road and the nearest cross street. Economy touches Baden, Conway and Harmony Township. Old Economy Village is not here; it’s in Ambridge. The town in your mailing address may not be the town you live in, so name the borough first.',
      backedBy: [known.kind, known.neighbors],
      rules: ['tell-911-where'],
    },
  ],
}
