import { step } from '#domain/safety/step.ts'
import { hopewellTownshipFacts as known } from '../facts/hopewell-township-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const hopewellTownship: AreaStory = {
  line: 'Hopewell Township: flooded roads, leaks and sewer backups',
  lead: 'On December 1, 2010, Hopewell Area schools opened two hours late because so many roads were under water. Here is how to plan for a leak when you can’t get home, and who to call for what.',
  description:
    'Flooded roads, leaks, sewer backups and old oil wells in Hopewell Township, Beaver County: how to plan, who to call and what to tell the insurer.',
  hazards: ['sewage', 'moving-water'],
  steps: [
    step(
      'If water is running in your house and you can’t get home, don’t send a neighbor into wet rooms. Ask your water supplier to shut the water off at the street.',
      'no-standing-water',
      'close-valve',
      'ask-office',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Township of about 13,416 people (2021 estimate)',
      backedBy: [known.population],
    },
    {
      label: 'Waters',
      value:
        'The Ohio River is the eastern boundary where the township doesn’t touch Aliquippa or South Heights',
      backedBy: [known.river],
    },
    {
      label: 'Ground',
      value: 'An oil field around Gringo, worked from about 1900 until the late 1990s',
      backedBy: [known.oilField],
    },
    {
      label: 'Water and sewer',
      value: 'Municipal Water Authority of Aliquippa, for portions of the township',
      backedBy: [known.aliquippaWater],
    },
    { label: 'Roads', value: 'The Brodhead Road corridor', backedBy: [known.brodheadRoad] },
  ],
  record: [
    {
      when: 'December 1, 2010',
      what: 'Before sunrise, Raccoon Creek had overflowed several roads in southern Beaver County. Hopewell Area schools opened two hours late.',
      backedBy: [known.swampedRoads],
    },
    {
      when: 'September 10, 2018',
      what: 'A gas pipeline ruptured in next-door Center Township. Up to 30 homes in Center and Hopewell were evacuated.',
      backedBy: [known.rupture],
    },
  ],
  reasons: [
    {
      title: 'Flooded roads near Raccoon Creek',
      text: 'On December 1, 2010, Raccoon Creek had overflowed several roads in southern Beaver County before sunrise, and the Hopewell Area schools opened two hours late. Water on a road at night is hard to judge. If heavy rain is forecast, put off the trip. Turn around at a closed or flooded road, and tell us about closed roads when you call.',
      backedBy: [known.swampedRoads],
      rules: ['moving-water', 'closed-road'],
    },
    {
      title: 'A leak while nobody is home',
      text: 'A split washer hose can run for hours. Before a trip, close the main valve with dry hands, and give a neighbor a key and your water supplier’s name. If there is water, the neighbor should stay at the door, take a photo from there, and call you and the water supplier. Only someone with dry feet may close the valve, and no one touches a switch or a plug in a wet room.',
      backedBy: [],
      rules: ['maintain-dry', 'close-valve', 'wet-electrics', 'photos-first'],
    },
    {
      title: 'Tree roots and sewer backups',
      text: 'Roots can grow into the joints of an older clay pipe between the house and the street. Drains on the lowest floor slow down first. If they back up, stop using water in the whole house and stay out of what came up. Ask the township which sewer authority serves your street, and ask that authority to check the main. A plumber’s camera then shows where your own pipe is blocked.',
      backedBy: [],
      rules: ['stop-using-water', 'sewage', 'ask-office'],
    },
    {
      title: 'Old oil wells around Gringo',
      text: 'An oil field was worked around Gringo from about 1900, and the last rig ran until the late 1990s. An old well may look like a pipe in the grass or a hole full of water. Keep everyone back, with no flames, and don’t climb down or fill it. If you smell gas, leave and call 911 from a distance. Tell the DEP where the well is, because it investigates the abandoned wells that people report.',
      backedBy: [known.oilField, general.abandonedWells],
      rules: ['open-pits', 'gas-leave', 'chemicals'],
    },
  ],
  year: [
    { from: 3, to: 5, what: 'Spring rain: wet basements and busy sump pumps', kind: 'water' },
    { from: 6, to: 9, what: 'Thunderstorms and power outages', kind: 'cloudburst' },
    { from: 11, to: 12, what: 'Full houses over the holidays: slow drains', kind: 'water' },
    { from: 12, to: 2, what: 'Frozen supply lines', kind: 'frost' },
  ],
  others: [
    {
      name: 'Municipal Water Authority of Aliquippa',
      why: 'a main break or a shutoff at the street, if it bills you',
      backedBy: [known.aliquippaWater],
    },
    {
      name: 'Creswell Heights Joint Authority',
      why: 'the same, if this one bills you',
      backedBy: [known.creswellWater],
    },
    {
      name: 'Pennsylvania DEP, Oil and Gas',
      why: 'an abandoned oil well in a yard or in the woods',
      backedBy: [general.abandonedWells],
    },
  ],
  questions: [
    {
      question: 'Which water supplier do I have in Hopewell?',
      answer:
        'Look at your water bill. The Municipal Water Authority of Aliquippa serves portions of the township. The Creswell Heights Joint Authority was set up with Crescent, Hopewell and South Heights as its members. Save the emergency number from the bill in your phone and in a neighbor’s.',
      backedBy: [known.aliquippaWater, known.creswellWater],
      rules: ['ask-office'],
    },
    {
      question: 'Who pays if my sewer pipe breaks under the street?',
      answer:
        'It depends on the sewer authority’s rules, and many make the owner responsible all the way to the main. Ask yours before you hire anyone to dig, and have 811 called first. Some insurers sell “service line” coverage that pays for the digging, which you have to add before the pipe breaks.',
      backedBy: [],
      rules: ['ask-office', 'call-811', 'tell-insurer'],
    },
    {
      question: 'How do I prove a loss that happened while I was away?',
      answer:
        'Tell the adjuster plainly when you left and when you came back. A neighbor’s text message, the water meter reading and photos of swollen wood or wall stains help show the dates. Take the photos before anything is moved, and ask the crew to keep a piece of the carpet and of the failed hose.',
      backedBy: [],
      rules: ['photos-first', 'tell-insurer'],
    },
    {
      question: 'Which Hopewell do I give to a dispatcher or an insurer?',
      answer:
        'Say “Hopewell Township, Beaver County,” with the road and the cross street. Other townships have that name, one of them in Washington County. Yours shares a ZIP code with Aliquippa, so your mailing address may name the wrong town.',
      backedBy: [known.otherHopewells],
      rules: ['tell-911-where'],
    },
  ],
}
