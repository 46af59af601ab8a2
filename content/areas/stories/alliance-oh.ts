import { step } from '#domain/safety/step.ts'
import { allianceFacts as known } from '../facts/alliance-oh.ts'
import { mahoningCountyFacts as mahoning } from '../facts/mahoning-county-oh.ts'
import type { AreaStory } from '../story.ts'

export const alliance: AreaStory = {
  line: 'Alliance: power outages, frozen pipes, failed sump pumps',
  lead: 'Storms cut power to thousands of homes in and around Alliance in 2008, 2018 and 2023. When the power fails, furnaces and sump pumps stop, and water damage can follow.',
  description:
    'Power outages, failed sump pumps, frozen pipes and furnace soot in Alliance, Ohio: how to stay safe, who to call, and what insurance may cover.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind', 'fire'],
  steps: [
    step(
      'Run a generator outdoors only, at least 20 feet from every door and window. Never run it in a garage, and never plug it into a wall outlet.',
      'engines-outdoors',
      'carbon-monoxide',
    ),
    step(
      'If the furnace booms, smokes or smells of gas when the power returns, stay away from it. Get everyone out and call 911 from outside.',
      'fire-out',
      'gas-leave',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'City of 21,672 people (2020 census), in Stark County with a small part in Mahoning County',
      backedBy: [known.twoCounties, known.population],
    },
    {
      label: 'Water and sewer',
      value: 'City water plant; it draws from Deer Creek Reservoir, which is linked to Walborn',
      backedBy: [known.reservoirs],
    },
    {
      label: 'Houses',
      value: 'About 14 in 100 homes were vacant in 2010',
      backedBy: [known.vacantHomes],
    },
  ],
  record: [
    {
      when: 'September 2008',
      what: 'After the winds of Hurricane Ike, about 5,000 customers in the Alliance area were still without power on Monday afternoon.',
      backedBy: [known.ike],
    },
    {
      when: 'November 15 and 16, 2018',
      what: 'The fire department answered 28 weather calls. More than 4,000 FirstEnergy customers in Stark County had no power, over half of them in Alliance.',
      backedBy: [known.weatherCalls],
    },
    {
      when: 'April 1, 2023',
      what: 'High wind cut power to nearly 39,000 customers across Stark County.',
      backedBy: [known.aprilWind],
    },
  ],
  reasons: [
    {
      title: 'When the sump pump has no power',
      text: 'After Ike in September 2008, some 5,000 customers around Alliance still had no power on Monday afternoon. A backup battery often lasts only hours. If the pit overflows, look from the stairs and stay out of the water: the power can come back at any moment and reach it. Ask the electric company to shut off power to the house, and then call us.',
      backedBy: [known.ike],
      rules: ['no-standing-water', 'dry-panel', 'ask-office'],
    },
    {
      title: 'Furnaces and stoves after an outage',
      text: 'In November 2018 the Alliance Fire Department asked residents without power to check for stoves and heaters that had been left on. Do that only with dry hands on a dry floor. If the furnace stood in water, leave it off until a technician has checked it. If its restart left soot in the rooms, don’t wipe anything and call us.',
      backedBy: [known.stoveAdvice],
      rules: ['wet-electrics', 'no-relight', 'leave-soot'],
    },
    {
      title: 'Frozen pipes in a cold or vacant house',
      text: 'About 14 in 100 Alliance homes were vacant in 2010, and pipes can freeze in any house that loses its heat. If you own an empty house, have a plumber drain the lines before winter and tell your insurer that no one lives there. If a pipe has burst, close the main valve only where you can reach it with dry feet. Keep out from under a wet, sagging ceiling.',
      backedBy: [known.vacantHomes],
      rules: ['close-valve', 'no-load-above', 'tell-insurer'],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Spring wind: power lines, shingles and siding', kind: 'cloudburst' },
    { from: 9, to: 9, what: 'Remnants of hurricanes: wind and rain', kind: 'cloudburst' },
    { from: 10, to: 12, what: 'First furnace starts: soot', kind: 'fire' },
    { from: 11, to: 2, what: 'Ice, outages and frozen pipes', kind: 'frost' },
  ],
  others: [
    {
      name: 'City of Alliance, Water Treatment',
      why: 'no water pressure, brown water or a leak in the street; ask who repairs what',
      backedBy: [known.reservoirs],
      rules: ['ask-office'],
    },
    {
      name: 'Stark County Emergency Management Agency',
      why: 'storm damage and shelter, in most of the city',
      backedBy: [known.emergencyOffice, known.twoCounties],
    },
    {
      name: 'Mahoning County Emergency Management Agency',
      why: 'storm damage, if your house is in the small part of the city in that county',
      backedBy: [mahoning.emergencyOffice, known.twoCounties],
    },
  ],
  questions: [
    {
      question: 'There is black film in every room since the furnace started. What is it?',
      answer:
        'It may be soot from a burner that lit late, called a puffback. Turn the thermostat off, don’t wipe the walls, and have a heating technician check the furnace before you use it. If a carbon monoxide alarm sounds, or anyone feels sick, dizzy or has a headache, get everyone outside and call 911.',
      backedBy: [],
      rules: ['leave-soot', 'no-relight', 'carbon-monoxide'],
    },
    {
      question: 'Does insurance cover a sump pump that stopped in an outage?',
      answer:
        'Only if the policy says so. Many insurers sell coverage for sump overflow and drain backup as one add-on, and seepage through the wall is often left out. Note when the power went out and came back, take photos from the stairs, and report it promptly.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first', 'no-standing-water'],
    },
    {
      question: 'Will insurance pay for the food in my freezer?',
      answer:
        'Some policies pay a limited amount for spoiled food, and others pay nothing. Keep the freezer shut until the power is back. Then photograph what spoiled before you throw it out, and ask your agent whether the loss is larger than your deductible. If you aren’t sure that food stayed cold, throw it out. Food that floodwater or smoke has reached has to be thrown out. Leave what floodwater reached to a crew.',
      backedBy: [],
      rules: ['photos-first', 'smoke-food', 'tell-insurer', 'outage-food'],
    },
    {
      question: 'Is my house insured against sinking over an old mine?',
      answer:
        'A 1993 law made mine subsidence coverage mandatory in certain Ohio counties, among them Stark and Mahoning, a 2018 article says. Check your declarations page for it. If a wall bows or the ground sinks, get out, stay out, and call 911 from a safe place.',
      backedBy: [known.mineCover],
      rules: ['moving-ground', 'doubtful-building', 'tell-insurer'],
    },
  ],
}
