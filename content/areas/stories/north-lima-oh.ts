import { mahoningCountyHelp as help } from '../facts/mahoning-county-help.ts'
import { mahoningCountyFacts as county } from '../facts/mahoning-county-oh.ts'
import { northLimaFacts as known } from '../facts/north-lima-oh.ts'
import { safetyAdvice as advice } from '../facts/safety-advice.ts'
import type { AreaStory } from '../story.ts'

export const northLima: AreaStory = {
  line: 'North Lima: sump pumps, septic systems and wells',
  lead: 'We found no record of a flood-prone street in North Lima. Trouble is more likely to start on your own lot, with a sump pump, a frozen pipe, a septic system or a well.',
  description:
    'Sump pumps, septic systems, wells and frozen pipes in North Lima, Ohio: what to do, who to call in Beaver Township, and what insurance covers.',
  hazards: ['sewage', 'moving-water'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'Unincorporated community in Beaver Township; a census-designated place (2025)',
      backedBy: [known.identity, known.gazetteer],
    },
    {
      label: 'Roads',
      value: 'Market Street and South Avenue; Route 7 to the Ohio Turnpike interchange',
      backedBy: [known.identity, known.interchange],
    },
    {
      label: 'Houses',
      value: 'Many single-family and planned-unit homes were added in the ten years to 2013',
      backedBy: [known.housing],
    },
    {
      label: 'Water and sewer',
      value: 'Aqua Ohio serves Beaver Township (2017); the county has many wells and septic systems',
      backedBy: [known.aqua, county.septicTanks, county.wells],
    },
  ],
  record: [
    {
      when: 'September 2004',
      what: 'In the rain from Ivan, many complaints came from State Route 165 and Western Reserve Road, in Springfield, Beaver and Goshen townships.',
      backedBy: [county.ivan],
    },
    {
      when: 'January 2014',
      what: 'One restoration company in the Mahoning Valley reported about 400 calls for frozen or burst pipes around a windy freeze.',
      backedBy: [county.coldSnaps],
    },
  ],
  reasons: [
    {
      title: 'Sump pumps in newer basements',
      text: 'Many homes here were built in the ten years before 2013, so an original sump pump may be old. On a dry day each spring, test the pump the way its manual says, with dry hands and dry feet. If it hums, rattles or won’t stop, have it replaced before the next storm. A battery backup helps when a storm takes out the power.',
      backedBy: [known.housing],
      rules: ['maintain-dry', 'wet-electrics'],
    },
    {
      title: 'Septic systems in wet weather',
      text: 'The county had about 14,000 home septic systems in 2024. When the ground over your field is flooded, use very little water and stay off the field. Don’t have the tank opened or pumped until the ground drains. If sewage comes up indoors, stop using water, keep everyone out and call Mahoning County Public Health about the system. It has run an inspection program since 2022.',
      backedBy: [county.septicTanks],
      rules: ['septic', 'sewage', 'stop-using-water', 'ask-office'],
    },
    {
      title: 'Who insures a wet wall in a home with an association?',
      text: 'Beaver Township gained many planned-unit homes in the ten years to 2013, and such homes often have an association. Its rules say who insures the roof, the walls and the floors. Find that page now and keep it with your policy. After a leak, take photos from a dry spot, and tell the association and your own insurer the same day. Mold can begin in 24 to 48 hours, so drying shouldn’t wait until they agree.',
      backedBy: [known.housing, advice.moldGrowth],
      rules: ['tell-insurer', 'dry-fast'],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Thaw and rain: sump pumps work hardest', kind: 'water' },
    { from: 6, to: 9, what: 'Heavy storms: wet yards, ditches and power outages', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Hard freezes: indoor pipes and sump discharge lines', kind: 'frost' },
  ],
  others: [
    {
      name: 'Beaver Township trustees',
      why: 'a blocked ditch or culvert along a township road',
      backedBy: [known.identity],
    },
    {
      name: 'Aqua Ohio',
      why: 'a break in the water main, or a valve at the street that won’t close',
      backedBy: [known.aqua],
    },
    {
      name: 'Mahoning County Public Health',
      why: 'a septic system that backs up, or a flooded well',
      backedBy: [county.septicTanks, county.wells],
    },
    {
      name: 'Mahoning County Sanitary Engineer',
      why: 'sewage from a drain, if you have a county sewer',
      backedBy: [help.sanitaryWork],
    },
  ],
  questions: [
    {
      question: 'My sump pump stopped and water is rising. What do I do?',
      answer:
        'Don’t go into the water, and don’t reach for the plug. Look from the stairs and take a photo. If the water could touch an outlet, the furnace or the panel, call the power company to shut off the power. Then call us. Pumping comes later, once the ground outside isn’t flooded, and slowly.',
      backedBy: [],
      rules: ['no-standing-water', 'dry-panel', 'photos-first', 'pump-slowly'],
    },
    {
      question: 'Floodwater covered my well. Can I drink the water?',
      answer:
        'No. Don’t drink it or cook with it until the well is disinfected and a test comes back clean. In 2004, the county’s health commissioner called flooding the biggest threat to well water here. Use bottled water, and ask Mahoning County Public Health who can test yours.',
      backedBy: [county.wells, county.septicTanks],
      rules: ['well-water', 'ask-office'],
    },
    {
      question: 'Is a failed sump pump covered by insurance?',
      answer:
        'Only if your policy says so. Many policies leave it out unless you added coverage for water backup and sump overflow. In 2022, the Ohio Department of Insurance told homeowners to check whether they should add sewer and drain backup. Call your agent before spring and ask about both.',
      backedBy: [help.springReview],
      rules: ['tell-insurer'],
    },
    {
      question: 'Can I get help paying for a sewer backflow valve?',
      answer:
        'Perhaps, if you’re a county sewer customer. In 2004, the county’s program covered all of its unincorporated areas, which include Beaver Township. In 2023, it was reported to offer $3,600. It’s not for septic systems. Ask the county Sanitary Engineer for the current rules before any work starts.',
      backedBy: [help.gateValves, help.extraHelp, known.identity],
      rules: ['ask-office'],
    },
    {
      question: 'The outdoor end of my sump pipe froze. What now?',
      answer:
        'Keep out of any water in the basement and call a plumber. Don’t use a flame or an electric heater near the wet pit. Next fall, ask for a pipe that slopes all the way and an overflow fitting close to the house, so that water has a way out when the end is ice.',
      backedBy: [],
      rules: ['thaw-gently', 'no-standing-water', 'maintain-dry'],
    },
  ],
}
