import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as known } from '../facts/columbiana-county-oh.ts'
import { safetyAdvice as advice } from '../facts/safety-advice.ts'
import type { AreaStory } from '../story.ts'

export const columbianaCounty: AreaStory = {
  line: 'Columbiana County: floods, power outages and old mines',
  lead: 'Creeks have flooded basements in this county. Wind and ice have cut the power for days, and there are old mines under parts of it. Here is what to do, who to call and what to ask about insurance.',
  description:
    'Creek floods, power outages, septic tanks and old mines in Columbiana County, Ohio: what to do first, who to call and what insurance may cover.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'Tell 911 that you are in Columbiana County, Ohio. Then give your town or township and the nearest cross street.',
      'tell-911-where',
    ),
    step(
      'If water covers the road at Franklin Square, Elkton or anywhere else, turn around.',
      'closed-road',
      'moving-water',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'County of 101,877 people (2020 census); county seat Lisbon',
      backedBy: [known.countyCountySeat, known.countyPopulation],
    },
    {
      label: 'Waters',
      value: 'About 20 miles of the Ohio River; the northwest drains to the Mahoning River',
      backedBy: [known.sketchWaterways],
    },
    {
      label: 'Ground',
      value: 'Smoothed by glaciers in the north, hilly to rugged in the south',
      backedBy: [known.sketchSoilGeology],
    },
  ],
  record: [
    {
      when: 'July 2003',
      what: 'Creeks overflowed, most of all in the west. Several dozen families had to leave, and much of the reported damage was flooded basements.',
      backedBy: [known.westernCreeksFlood],
    },
    {
      when: 'August 27–28, 2004',
      what: 'About seven inches of rain fell within hours. By September 1, county figures showed 18 homes destroyed and 33 with major damage.',
      backedBy: [known.havoc, known.homesCounted],
    },
    {
      when: 'September 2004',
      what: 'Federal aid first covered only the September floods. FEMA then added August, for which the county had about 700 damage reports.',
      backedBy: [known.augustAid],
    },
    {
      when: 'September 2008',
      what: 'Winds of 70 mph from what was left of Hurricane Ike cut power to 38,000 households in the county.',
      backedBy: [known.winds],
    },
    {
      when: 'November 18, 2017',
      what: 'Between 2.5 and 3.2 inches of rain in less than 24 hours caused $1.22 million in damage and brought state and federal disaster declarations.',
      backedBy: [known.steadyRain],
    },
    {
      when: 'November 2018',
      what: 'Ice and then two inches of snow left more than 40,000 residents without power, by a local report.',
      backedBy: [known.iceStorm],
    },
  ],
  reasons: [
    {
      title: 'Which roads flood first?',
      text: 'After the rain of November 2017, the county’s emergency director named the roads through Franklin Square and Elkton, both along streams, as the usual first to flood. If you live beyond one of them, plan a second way out in dry weather. If a creek is rising toward your house, leave while your road is still dry. If water already blocks the road, don’t drive into it. Go to the highest floor, but not into a closed attic, and call 911.',
      backedBy: [known.lowRoads],
      rules: ['leave-early', 'closed-road', 'moving-water', 'call-911', 'trapped-by-water'],
    },
    {
      title: 'Power outages that last for days',
      text: 'After the wind of September 2008, many homes in the county were still without power a week later. A battery keeps a sump pump going only for hours. Run a generator outdoors only, at least 20 feet from doors and windows. Never run it in a garage, and never plug it into a wall outlet. When the power comes back, stay out of a basement that took on water until an electrician says it’s safe.',
      backedBy: [known.winds, advice.generatorDistance],
      rules: ['engines-outdoors', 'no-standing-water', 'wet-electrics'],
    },
    {
      title: 'Old mines and cracked walls',
      text: 'The county has coal and clay below the ground, and the Ohio Geological Survey listed abandoned underground mines here. If a wall leans, a floor drops or the ground sinks, get out and call 911 from a safe place. Stay out until a building official or an engineer says you can go in. Take photos from a distance, and ask your insurance company to open a mine subsidence claim.',
      backedBy: [known.sketchMining, known.mineInventory],
      rules: ['moving-ground', 'doubtful-building', 'photos-first', 'tell-insurer'],
    },
    {
      title: 'Homes with a well and a septic tank',
      text: 'Where the county has no public sewer, homes have their own septic systems. The Columbiana County Health District evaluates failing systems and looks into complaints. If floodwater covers the septic field, use as little water as you can, stay off the field, and leave the tank closed. If floodwater covered the well, don’t drink or cook with that water until the well has been disinfected and tested.',
      backedBy: [known.healthSewage],
      rules: ['septic', 'well-water'],
    },
  ],
  year: [
    { from: 12, to: 3, what: 'Frozen pipes; ice storms cut the power', kind: 'frost' },
    { from: 12, to: 4, what: 'High water on the Ohio River', kind: 'water' },
    { from: 5, to: 8, what: 'Slow storms: flooded creeks and basements', kind: 'cloudburst' },
    { from: 9, to: 9, what: 'Rain or wind left over from hurricanes', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'Columbiana County Emergency Management Agency, 215 S. Market Street, Lisbon',
      why: 'reports of flood or storm damage',
      backedBy: [known.emergencyOffice],
    },
    {
      name: 'Columbiana County Health District, 7360 State Route 45, Lisbon',
      why: 'a flooded well, or a septic system that has failed',
      backedBy: [known.healthBoard, known.healthSewage],
    },
    {
      name: 'Ohio Mine Subsidence Insurance Underwriting Association',
      why: 'questions about coverage for damage from old mines',
      backedBy: [known.mineClaims],
    },
  ],
  questions: [
    {
      question: 'Who should I tell about damage to my home?',
      answer:
        'Tell your insurance company first, then the Columbiana County Emergency Management Agency. In 2003 the agency asked residents to call in, because a dollar figure was needed to apply for state and federal aid. Give your address, how deep the water was and what it damaged. This report is not an insurance claim.',
      backedBy: [known.westernCreeksFlood],
      rules: ['tell-insurer', 'ask-office'],
    },
    {
      question: 'Does home insurance cover a flood or a sewer backup?',
      answer:
        'Homeowners insurance doesn’t typically cover flood damage, the state’s weather safety site says, and a new flood policy usually starts 30 days after you buy it. Coverage for a sewer or drain backup is something to ask about. In March 2022 the Ohio Department of Insurance told Ohioans to check whether they need it.',
      backedBy: [known.floodPolicy, known.springReview],
      rules: ['ask-office'],
    },
    {
      question: 'Is a cracked wall covered as mine damage?',
      answer:
        'Only if an underground mine caused it. In 2005 this was reported as one of 26 Ohio counties where mine subsidence coverage is part of home insurance. The program covers coal, clay, limestone and salt mines, and it lists landslides and earthquakes as not covered. Ask your insurance company to open a claim and find the cause.',
      backedBy: [known.mineCover, known.mineClaims],
      rules: ['tell-insurer'],
    },
    {
      question: 'How often should I have my well tested?',
      answer:
        'The Columbiana County Health District says every year, for bacteria. If the result is unsafe, it says to use other water until the well has been chlorinated and a safe sample has been taken. After a flood, treat the well as unsafe until that has been done.',
      backedBy: [known.healthWater],
      rules: ['well-water'],
    },
    {
      question: 'Is there help to replace a failed septic system?',
      answer:
        'There has been. In April 2021 the health district reported $150,000 from a state loan fund and another $150,000 from the H2Ohio program, for households that qualify by income. Ask the district whether money is available this year before you sign a contract.',
      backedBy: [known.septicAid],
      rules: ['ask-office'],
    },
  ],
}
