import { step } from '#domain/safety/step.ts'
import { neshannockTownshipFacts as known } from '../facts/neshannock-township-pa.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import type { AreaStory } from '../story.ts'

export const neshannockTownship: AreaStory = {
  line: 'Neshannock Township: grinder pumps and wet basements',
  lead: 'A grinder pump stops when the power goes out. Then sewage can back up into your house. Here is what to do about pumps, septic systems, wet basements and a wall that gives way.',
  description:
    'Grinder pumps, septic systems, wet basements and ice jams in Neshannock Township, Pennsylvania: what to do and who to call.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [
    step(
      'If a grinder pump alarm sounds, stop using water. Don’t flush, and leave the tank’s lid shut.',
      'stop-using-water',
      'sewage',
      'open-pits',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Township in Lawrence County, 9,843 people (2020 census)',
      backedBy: [known.population2020],
    },
    {
      label: 'Waters',
      value: 'Neshannock Creek, the line with Hickory Township; the Shenango River near King’s Chapel Road',
      backedBy: [known.boundary, known.kingsChapel],
    },
    {
      label: 'Water and sewer',
      value:
        'The township’s own sewers, 3,500 customers (2013); grinder pumps planned for 73 more properties (2020)',
      backedBy: [known.ownSewers, known.grinderPumps],
    },
  ],
  record: [
    {
      when: 'March 2001',
      what: 'A regional study’s early findings called more than 30 percent of the township’s private septic systems faulty.',
      backedBy: [known.septicStudy],
    },
    {
      when: 'Around Labor Day 2003',
      what: 'The county’s emergency director reported flooding here, and said that the front wall of a house on Blews Way had collapsed.',
      backedBy: [known.laborDay],
    },
    {
      when: 'Late February 2011',
      what: 'Rain and melting snow led PennDOT to close Old Plank Road.',
      backedBy: [known.oldPlankRoad],
    },
    {
      when: 'January 2013',
      what: 'A McGary Road resident told the supervisors that snowmelt and rain had flooded the basement three times in a month.',
      backedBy: [known.wetBasement],
    },
    {
      when: 'Summer 2020',
      what: 'The township planned sewers with grinder pumps for Blews Acres and Highland Park, and expected a cost of $1.6 million to $2 million.',
      backedBy: [known.grinderPumps],
    },
    {
      when: 'February 18, 2022',
      what: 'Flooding closed King’s Chapel Road near the Shenango River.',
      backedBy: [known.kingsChapel],
    },
    {
      when: 'April 1, 2023',
      what: 'High winds brought down trees and power lines. Around 4 p.m., 3,706 Penn Power customers in the township, 86 percent of them, had no power.',
      backedBy: [known.outage],
    },
  ],
  reasons: [
    {
      title: 'Grinder pumps in a power outage',
      text: 'In 2020 the township planned a grinder pump for each of 73 properties in Blews Acres and Highland Park. Such a pump grinds sewage and lifts it to the street, and it needs power. On April 1, 2023, wind cut power to 86 percent of Penn Power’s customers here. In an outage use as little water as you can. If the alarm sounds or a drain gurgles, use none. Never open the tank or touch a wet control box; ask whoever services your pump to come.',
      backedBy: [known.grinderPumps, known.outage],
      rules: ['stop-using-water', 'sewage', 'open-pits', 'wet-electrics'],
    },
    {
      title: 'Failing septic systems in wet weather',
      text: 'In March 2001 early findings of a study called more than 30 percent of the township’s private septic systems faulty. Slow drains, a sewage smell or a soggy patch over the field are signs of trouble. Keep people and cars off the field. While the ground is flooded, use little water and leave the tank shut: don’t have it pumped until the water is gone. A new or replaced system needs a permit from the sewage enforcement officer.',
      backedBy: [known.septicStudy, general.sewageOfficer],
      rules: ['septic', 'sewage', 'ask-office'],
    },
    {
      title: 'A basement or front wall that moves',
      text: 'The report of September 2003 says that a front wall on Blews Way collapsed; it doesn’t say why. If a wall at your house bows, leans or shows a new crack, get everyone out and stay away from both sides of it. Don’t prop it and don’t pump out the basement. Pumping too early or too fast lets wet soil push the walls in. Call 911 from a safe place, and go back only when a building official or an engineer says that you can.',
      backedBy: [known.laborDay],
      rules: ['call-911', 'doubtful-building', 'no-load-above', 'pump-slowly'],
    },
    {
      title: 'Snowmelt and rain in the basement',
      text: 'In January 2013 a resident asked the supervisors for help with a basement that had flooded three times in a month. They said that engineers were working on it. If your basement takes in water, photograph it from the top of the stairs, and photograph from dry ground where the water crosses the yard. Ask the township about a ditch or drain along its road. Drying should begin as soon as it’s safe, before mold starts.',
      backedBy: [known.wetBasement],
      rules: ['photos-first', 'no-standing-water', 'ask-office', 'dry-fast'],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Storms: hard rain while the pumps have no power', kind: 'cloudburst' },
    { from: 2, to: 3, what: 'Thaw: ice near Fording Road, water by the river', kind: 'frost' },
    { from: 3, to: 5, what: 'Soaked ground: septic systems back up', kind: 'water' },
  ],
  others: [
    {
      name: 'Neshannock Township',
      why: 'the public sewer, your grinder pump agreement, or a ditch along a township road',
      backedBy: [known.ownSewers, known.grinderPumps, known.wetBasement],
    },
    {
      name: 'Lawrence County Department of Public Safety',
      why: 'a house with flood damage',
      backedBy: [known.publicSafety, general.damageReports],
    },
    {
      name: 'Penn Power',
      why: 'an outage that stops your sump or grinder pump, or a wet panel',
      backedBy: [known.outage],
    },
  ],
  questions: [
    {
      question: 'Who fixes my grinder pump?',
      answer:
        'Your sewer agreement or easement says who repairs the pump. In 2020 the township asked owners in Blews Acres and Highland Park for easements for the planned system. If you can’t find yours, ask the township before you call a plumber.',
      backedBy: [known.grinderPumps],
      rules: ['ask-office'],
    },
    {
      question: 'The pump tank overflowed into my house. Am I insured?',
      answer:
        'Look in your policy for an add-on that names sewer backup or the overflow of a sump or sewage pump. It usually has a limit of its own. Write down when the power went out and came back, photograph the rooms from the door, and call your insurance company the same day. Mold can begin in 24 to 48 hours, so once you have photos, let the cleanup start while you wait for an answer. Ask the crew to keep samples.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first', 'sewage', 'dry-fast'],
    },
    {
      question: 'Can I run the pump from a generator?',
      answer:
        'Only if an electrician has set up a safe connection for it beforehand. Run the generator outdoors, at least 20 feet from doors and windows, and never in the garage or basement. If a carbon monoxide alarm sounds or someone feels dizzy, get everyone outside and call 911.',
      backedBy: [],
      rules: ['engines-outdoors', 'carbon-monoxide', 'wet-electrics'],
    },
    {
      question: 'I live near Fording Road. What about ice jams?',
      answer:
        'In February 2014 Fording Road along Neshannock Creek was named as a place that jams typically affect. The township’s emergency coordinator told people in low places to move out at signs of flooding instead of waiting it out. Go while the road is dry, and don’t go near the creek to watch the ice.',
      backedBy: [known.iceSpots, known.advice],
      rules: ['leave-early', 'moving-water'],
    },
  ],
}
