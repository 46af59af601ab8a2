import { step } from '#domain/safety/step.ts'
import { columbianaCountyFacts as county } from '../facts/columbiana-county-oh.ts'
import { negleyFacts as known } from '../facts/negley-oh.ts'
import { safetyAdvice as advice } from '../facts/safety-advice.ts'
import type { AreaStory } from '../story.ts'

export const negley: AreaStory = {
  line: 'Negley: high creeks, power outages and wet basements',
  lead: 'Bull Creek meets the North Fork of Little Beaver Creek in Negley. One storm can raise both creeks and cut the power to your pumps. Here is how to stay safe and what to do next.',
  description:
    'High creeks, power outages, stopped pumps and septic trouble in Negley, Ohio: what to do first, who takes care of which road, and what insurance covers.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step('Stay away from both creeks. Don’t go to the edge to see how high the water is.', 'moving-water'),
    step('If your road out is still dry and the water is rising, leave now.', 'leave-early'),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Unincorporated community in Middleton Township, 274 people (2020 census)',
      backedBy: [known.communityKind, known.communityPopulation],
    },
    {
      label: 'Waters',
      value: 'Bull Creek and the North Fork of Little Beaver Creek',
      backedBy: [known.communityWaterways],
    },
    { label: 'Roads', value: 'State Routes 154 and 170', backedBy: [known.communityLandmarks] },
    { label: 'Known for', value: 'Coal mining and the railroad', backedBy: [known.communityKnownFor] },
  ],
  record: [
    {
      when: 'June 2004',
      what: 'County commissioners approved $71,994 for the first phase of a storm drainage program, meant to remove standing water from streets and alleys in Negley.',
      backedBy: [known.drainage],
    },
    {
      when: 'October 2012',
      what: 'Sandy cut power to about 1,000 households in the county. Outages appeared heaviest around Salem and Lisbon and in eastern Middleton Township.',
      backedBy: [known.sandy],
    },
    {
      when: 'November 18, 2017',
      what: 'More than 3 inches of rain were measured in the Negley area, one of the highest readings in the county.',
      backedBy: [known.heavyRain],
    },
  ],
  reasons: [
    {
      title: 'Why low ground in Negley can flood',
      text: 'Negley lies where Bull Creek meets the North Fork of Little Beaver Creek. When one creek is high, it can hold back the other, and the low ground between them fills. We found no dated report of a flooded house here, but don’t wait to find out. Go to higher ground by a dry road, and stay off bridges and culverts that the water has reached.',
      backedBy: [known.communityWaterways],
      rules: ['leave-early', 'moving-water', 'closed-road'],
    },
    {
      title: 'When the power fails, the pumps stop',
      text: 'After Sandy in October 2012, eastern Middleton Township appeared to be one of the places in the county with the most outages. Without power, a well gives no water and a sump pump doesn’t run. Don’t go down into a flooded basement to restart a pump, and don’t use an extension cord there. Run a generator only outdoors, at least 20 feet from doors and windows. Then call us.',
      backedBy: [known.sandy, advice.generatorDistance],
      rules: ['no-standing-water', 'wet-electrics', 'engines-outdoors'],
    },
    {
      title: 'Orange slime in the sump pit',
      text: 'Orange slime usually comes from iron in the groundwater, with or without a mine nearby. It can jam the float of a sump pump, and then the pit overflows. Have a plumber clean the pump and the pit in dry weather. If the pit has already overflowed, keep out of the water and let us pump it out slowly.',
      backedBy: [],
      rules: ['maintain-dry', 'no-standing-water', 'pump-slowly'],
    },
    {
      title: 'Old coal mines under a house',
      text: 'Negley was a coal and railroad community. If the ground sinks or a wall cracks open, get everyone out and call 911. In January 2005, Columbiana County was reported as one of 26 counties in Ohio where home policies include mine subsidence coverage. Ask your insurance company about it before you pay for repairs.',
      backedBy: [known.communityKnownFor, county.mineCover],
      rules: ['moving-ground', 'doubtful-building', 'tell-insurer'],
    },
  ],
  year: [
    { from: 10, to: 11, what: 'Wind: branches on the wires', kind: 'cloudburst' },
    { from: 2, to: 4, what: 'Snowmelt and rain in both creeks', kind: 'water' },
    { from: 6, to: 8, what: 'Heavy summer rain: creeks rise fast', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Outages, then frozen pipes', kind: 'frost' },
  ],
  others: [
    {
      name: 'Middleton Township road department',
      why: 'a township road, ditch or culvert that the water has reached',
      backedBy: [known.roads],
    },
    {
      name: 'Columbiana County Health District, Lisbon',
      why: 'well water after a flood, or a septic system that backs up',
      backedBy: [county.healthBoard, county.healthSewage, county.healthWater],
    },
    {
      name: 'Columbiana County Emergency Management Agency, Lisbon',
      why: 'a report of what the flood or the storm damaged',
      backedBy: [county.emergencyOffice],
    },
  ],
  questions: [
    {
      question: 'Who do I call about water over a road?',
      answer:
        'Call 911 if someone is in danger. Otherwise it depends on the road: as reported in April 2013, Middleton Township maintained about 53 miles of road, and the Ohio Department of Transportation maintained State Route 154. Don’t drive or walk up to it to get a better look.',
      backedBy: [known.roads],
      rules: ['call-911', 'closed-road', 'moving-water'],
    },
    {
      question: 'Will my insurance pay for creek water in the basement?',
      answer:
        'A home policy usually won’t. Ohio’s weather safety site says that flood damage typically isn’t part of it, and that flood insurance usually starts 30 days after you buy it. With a flood policy you can file a claim even if there’s no federal disaster declaration. Ask an agent what flood insurance pays for in a basement.',
      backedBy: [county.floodPolicy],
      rules: ['ask-office'],
    },
    {
      question: 'The power is back, but the furnace is dead. What now?',
      answer:
        'Leave it off. If it stood in water, a technician must check it before anyone uses or relights it. If it stayed dry, have a technician look at it, because a power surge may have broken a part. Keep the old part and the bill, and ask your insurance company whether surge damage is covered.',
      backedBy: [],
      rules: ['no-relight', 'wet-electrics', 'tell-insurer'],
    },
    {
      question: 'Does insurance pay for spoiled food?',
      answer:
        'Some policies pay for food lost in a power outage, often up to a small limit. Take photos, write a list and throw it out. Don’t taste it, and don’t keep it for the adjuster. Then ask your agent. Food that floodwater touched has to go too, even if the package looks sealed. Have a crew discard it.',
      backedBy: [],
      rules: ['smoke-food', 'photos-first', 'tell-insurer', 'outage-food'],
    },
    {
      question: 'Why does my toilet gurgle since the creek came up?',
      answer:
        'The septic field may be full of groundwater, so the tank can’t empty. Run no water: no toilet, sink, shower or washer. Keep off the field and leave the lid of the tank on. Where there’s no public sewer, the Columbiana County Health District evaluates systems that fail.',
      backedBy: [county.healthSewage],
      rules: ['septic', 'stop-using-water'],
    },
  ],
}
