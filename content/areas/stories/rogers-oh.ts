import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { rogersFacts as known } from '../facts/rogers-oh.ts'
import type { AreaStory } from '../story.ts'

export const rogers: AreaStory = {
  line: 'Rogers: wells, septic tanks and wet crawl spaces',
  lead: 'Rogers had no village water or sewer service in 2013. If you have a well and a septic tank, high water can spoil your drinking water and back up your drains. Here is what to do and who to ask.',
  description:
    'Flooded wells, septic backups, wet crawl spaces and frozen pipes in Rogers, Ohio: what to do first, and which office handles wells and roads.',
  hazards: ['sewage', 'moving-water', 'ground'],
  steps: [
    step('Don’t crawl under a wet house. Let a technician look under it.', 'no-standing-water'),
    step(
      'If floodwater covered your well, drink and cook with bottled water until the well is disinfected and tested.',
      'well-water',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Village, 194 people (2020 census)',
      backedBy: [known.villageKind, known.villagePopulation],
    },
    { label: 'Waters', value: 'Little Bull Creek', backedBy: [known.villageWaterways] },
    {
      label: 'Water and sewer',
      value: 'No village water or sewer service, as reported in December 2013',
      backedBy: [known.services],
    },
    { label: 'Houses', value: '93 housing units (2010)', backedBy: [known.villageHousing] },
    {
      label: 'Roads',
      value: 'State Routes 7 and 154',
      backedBy: [known.roads],
    },
  ],
  record: [
    {
      when: 'September 17, 2004',
      what: 'Rain from what was left of Hurricane Ivan put water over State Route 154 at Elkton, and the road was closed.',
      backedBy: [known.ivan],
    },
    {
      when: 'May 2017',
      what: 'Heavy rain set an old landslide moving again on State Route 154 just north of Elkton. The road was down to one lane.',
      backedBy: [known.route154],
    },
    {
      when: 'November 18, 2017',
      what: 'Every part of the county appeared to get at least 2.5 inches of rain, and low roads had high water.',
      backedBy: [county.lowRoads],
    },
  ],
  reasons: [
    {
      title: 'What high water does to a well and a septic tank',
      text: 'A newspaper reported in December 2013 that Rogers had no municipal water or sewer service. When the ground over a septic field floods, waste can come back through the lowest drain in the house. Stop running water, stay out of whatever comes up, and leave the tank closed. Have a septic company look at it after the ground above the field has drained.',
      backedBy: [known.services],
      rules: ['stop-using-water', 'sewage', 'septic'],
    },
    {
      title: 'Is Little Bull Creek a danger to my house?',
      text: 'Rogers lies along Little Bull Creek. We found no dated report of a house flood from it, but that doesn’t prove there was none. Small creeks can rise fast in one storm. If the creek is rising, keep back from it, and leave while your road is dry. In dry weather, ask your insurance agent for the flood zone of your address.',
      backedBy: [known.villageWaterways],
      rules: ['moving-water', 'leave-early', 'ask-office'],
    },
    {
      title: 'Wet crawl spaces under small houses',
      text: 'In a house without a basement, the first signs of water are often a musty closet, a cold spot or a soft floor. Don’t go under the house, don’t touch what is moldy, and don’t blow air in with a fan. We can inspect the crawl space with lights and meters, find where the water comes from, and remove wet or moldy insulation.',
      backedBy: [],
      rules: ['no-standing-water', 'leave-mold', 'no-air-over-dirt'],
    },
    {
      title: 'Goods stored for the Friday market',
      text: 'The Rogers flea market has been held on Fridays since 1955. If you keep goods in a shed or a trailer, put them on pallets in dry weather and keep photos and a list somewhere else. Photograph clothes, mattresses and upholstered goods that creek water soaked, from dry ground, and have a crew discard them. Don’t sell them.',
      backedBy: [known.market],
      rules: ['maintain-dry', 'photos-first', 'discard-soaked'],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'Sudden storms: creek, driveway and yard', kind: 'cloudburst' },
    { from: 2, to: 4, what: 'Wet ground: septic fields and crawl spaces', kind: 'water' },
    { from: 12, to: 2, what: 'Pipes freeze under a cold floor', kind: 'frost' },
  ],
  others: [
    {
      name: 'Columbiana County Health District, Lisbon',
      why: 'a well or a septic system that was under water',
      backedBy: [county.healthBoard, county.healthSewage, county.healthWater],
    },
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'damage after a flood or a storm, once everyone is safe',
      backedBy: [county.emergencyOffice],
    },
    {
      name: 'Middleton Township trustees',
      why: 'a township road or ditch that floods',
      backedBy: [known.roads],
    },
  ],
  questions: [
    {
      question: 'Who takes care of a flooded road around Rogers?',
      answer:
        'It depends on whose road it is. As reported in 2013, the Ohio Department of Transportation maintained State Routes 7 and 154, Middleton Township had about 53 miles of its own, and the village had its streets. Report the flooded spot from a safe, dry place. If a car is caught or water is running over the road, call 911.',
      backedBy: [known.roads],
      rules: ['call-911', 'closed-road', 'ask-office'],
    },
    {
      question: 'Who can tell me if my well is safe?',
      answer:
        'Ask the Columbiana County Health District in Lisbon how to have a sample tested. Its website advises a test for bacteria every year. Until a flooded well has been disinfected and the test is clean, don’t use the water to drink, cook or brush your teeth.',
      backedBy: [county.healthBoard, county.healthWater],
      rules: ['well-water'],
    },
    {
      question: 'How do I thaw a pipe that froze under the floor?',
      answer:
        'Open the faucet, and let warm air from the room reach the pipe. Never use a flame, and never put an electric heater under the floor. If a pipe has split, close the main valve, but only if you can reach it with dry feet and without crawling. Leave the well pump’s power to an electrician if its panel or the floor in front of it is wet.',
      backedBy: [],
      rules: ['thaw-gently', 'close-valve', 'dry-panel'],
    },
    {
      question: 'Is white fuzz under my floor mold?',
      answer:
        'It can be, if it grows on wood. On block or brick it may be salt that damp has left behind. Either one means that something is wet. Don’t touch it or brush it off, and keep people with asthma or allergies away. If you already have a photo, send it to us.',
      backedBy: [],
      rules: ['leave-mold'],
    },
    {
      question: 'Does my home policy cover goods I sell?',
      answer:
        'Home policies often cover business goods only up to a low limit, and less when they’re away from the house. Ask your agent what your limit is and whether flood damage is left out. After a loss, call the insurance company soon and keep your receipts.',
      backedBy: [],
      rules: ['tell-insurer', 'ask-office'],
    },
  ],
}
