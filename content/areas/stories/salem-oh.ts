import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { salemFacts as known } from '../facts/salem-oh.ts'
import type { AreaStory } from '../story.ts'

export const salem: AreaStory = {
  line: 'Salem: water main breaks, burst pipes and storm damage',
  lead: 'In July 2013 the head of the utilities reported 30 water main breaks so far that year, and a cracked main flooded New Garden Avenue in July 2014. If your basement gets wet in dry weather, it may be a water line.',
  description:
    'Water main breaks, burst pipes, hail and failing roofs in Salem, Ohio: how to stay safe, who to call, and what to ask your insurer.',
  hazards: ['sewage', 'ground', 'wind', 'fire'],
  steps: [
    step(
      'If the street outside is flooded or heaved, don’t walk or drive over it. The ground below it may be washed out.',
      'closed-road',
      'moving-ground',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'City of 11,915 people (2020 census), in Columbiana County with a small part in Mahoning County',
      backedBy: [known.twoCounties, known.population],
    },
    {
      label: 'Houses',
      value: 'Two historic districts: South Lincoln Avenue and Salem Downtown',
      backedBy: [known.districts],
    },
    {
      label: 'Water and sewer',
      value: 'Salem Utilities Commission; its reservoir on Stewart Road dates from 1946',
      backedBy: [known.utilities],
    },
  ],
  record: [
    {
      when: 'August 9, 2007',
      what: 'High wind with nickel-size hail hit the east end. About 200 vehicles had broken or damaged glass.',
      backedBy: [known.hail],
    },
    {
      when: 'September 2008',
      what: 'About 20,000 customers in the Salem area had no power on the Monday after the winds of Hurricane Ike.',
      backedBy: [known.darkThursday],
    },
    {
      when: 'July 2013',
      what: 'The head of the utilities reported 30 water main breaks so far that year, and up to 80 in some years.',
      backedBy: [known.thirtyBreaks],
    },
    {
      when: 'July 2014',
      what: 'A 16-inch main on New Garden Avenue cracked and flooded the street. About 30 homes had no water.',
      backedBy: [known.newGarden, known.castIron],
    },
    {
      when: 'November 18, 2017',
      what: 'More than 3 inches of rain fell in Salem and Washingtonville.',
      backedBy: [known.heavyRain],
    },
    {
      when: 'December 2025',
      what: 'A large fire at a plant on Euclid Street led Ohio Edison to shut off power on the south side.',
      backedBy: [known.euclidFire],
    },
  ],
  reasons: [
    {
      title: 'Is the water in my basement from the street?',
      text: 'The main that cracked in July 2014 was cast iron, first installed after World War II. Water from a broken main can follow the trench of your service line to the house. By then it has passed through soil, so it isn’t clean. Stay out of it, take photos from the stairs, and tell the Salem Utilities Commission when it started. Then call us.',
      backedBy: [known.castIron, known.utilities],
      rules: ['no-standing-water', 'water-category', 'photos-first'],
    },
    {
      title: 'Burst pipes in an empty house',
      text: 'In February 2014 the utilities superintendent urged Salem homeowners to turn the water off at the meter if they would be away for more than a couple of days. Do it with dry feet, and keep the heat on. If a pipe has already burst, don’t walk into the water or under a wet ceiling. Call the Utilities Commission to shut the water off outside.',
      backedBy: [known.shutItOff, known.highBill],
      rules: ['close-valve', 'no-standing-water', 'no-load-above'],
    },
    {
      title: 'Old roofs downtown',
      text: 'On November 10, 2024, part of the roof of a 90-year-old building at North Broadway and East State Street came down. The fire chief said that older structures can’t hold up without maintenance. If a ceiling sags or a wall cracks, get everyone out, tenants too, and stay out until a building official or an engineer clears it. Owners can have a roofer check flat roofs and drains every fall.',
      backedBy: [known.roofDay, known.fallenRoof],
      rules: ['no-load-above', 'doubtful-building', 'no-roof'],
    },
  ],
  year: [
    { from: 11, to: 2, what: 'Frost: main breaks and frozen pipes', kind: 'frost' },
    { from: 3, to: 5, what: 'Seepage through stone and block walls', kind: 'water' },
    { from: 6, to: 8, what: 'Hail and wind: roofs, siding and glass', kind: 'cloudburst' },
    { from: 11, to: 3, what: 'Space heaters in old houses: fires', kind: 'fire' },
  ],
  others: [
    {
      name: 'Salem Utilities Commission',
      why: 'a break in the street, no water, or a sewer backup',
      backedBy: [known.utilities],
    },
    {
      name: 'Columbiana County Health District, 7360 State Route 45, Lisbon',
      why: 'a well or septic system outside the city',
      backedBy: [county.healthBoard],
    },
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'storm damage that affects more than your own house',
      backedBy: [county.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'Does the city pay if a water main floods my basement?',
      answer:
        'Not always. Report it to your own insurer and send the city a written claim soon, because time limits can be short. Photograph the street, the water and your rooms before repairs begin, from dry ground. Ask both for their decision in writing.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first', 'ask-office'],
    },
    {
      question: 'A burst pipe left me with a huge water bill. Can it be reduced?',
      answer:
        'Ask the Utilities Commission. In February 2014 it was reported that customers had to pay for the water itself, but the extra sewer charge could be waived if clean water had gone down the drain and there was a hardship. In the case that was reported, the bill was $573 for water and $961 for sewer.',
      backedBy: [known.highBill],
      rules: ['ask-office'],
    },
    {
      question: 'I rent half of a duplex. Whose insurance pays for what?',
      answer:
        'As a rule the owner’s policy covers the building, and renters insurance covers your own things and sometimes a place to stay. Send the landlord dated photos the same day. Ask where the main valve and the panel are before you ever need them.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'Hail hit in August and the ceiling stained in March. Is it too late?',
      answer:
        'Maybe not, but policies set time limits and some are short. Call your insurer on the day you see the stain. Photograph the roof from the ground and the ceiling from the doorway. Don’t climb up, and don’t sign with a roofer who promises what your policy will pay.',
      backedBy: [],
      rules: ['tell-insurer', 'no-roof', 'no-load-above'],
    },
  ],
}
