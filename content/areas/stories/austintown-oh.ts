import { austintownFacts as known } from '../facts/austintown-oh.ts'
import { mahoningCountyHelp as help } from '../facts/mahoning-county-help.ts'
import { mahoningCountyFacts as county } from '../facts/mahoning-county-oh.ts'
import type { AreaStory } from '../story.ts'

export const austintown: AreaStory = {
  line: 'Austintown: sewage in tubs, hidden mold and cracks',
  lead: 'In June 2006, 2.5 inches of rain in 30 minutes flooded North Wickliffe. People there told of sewage in tubs and, later, of mold. Have a wet house dried in the first day or two.',
  leadRules: ['dry-fast'],
  description:
    'Sewer backups, mold behind paneling and ground cracks in Austintown, Ohio: what to do, who to call, and how to look up old mines by address.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind', 'fire'],
  steps: [],
  details: [
    { label: 'Kind', value: 'Township, 36,049 people (2020 census)', backedBy: [known.population] },
    {
      label: 'Waters',
      value: 'Ax Factory Run, Woodside Lake and Meander Creek Reservoir',
      backedBy: [known.township],
    },
    {
      label: 'Houses',
      value: 'Many from the growth after World War II',
      backedBy: [known.placeHousing],
    },
    {
      label: 'Water and sewer',
      value: 'Youngstown city water, from Meander (2009)',
      backedBy: [known.water],
    },
    { label: 'Roads', value: 'I-80, I-680 and State Route 11', backedBy: [known.township] },
  ],
  record: [
    {
      when: 'November 10, 2002',
      what: 'A storm brought down large limbs and power lines near Raccoon and Lanterman roads, and part of Mahoning Avenue near Idaho Road flooded.',
      backedBy: [known.novemberStorm],
    },
    {
      when: 'July 2003',
      what: 'Homes flooded in the Wedgewood area, on Ayrshire Drive, Selkirk Avenue and New Road. Residents blamed runoff and Woodside Lake.',
      backedBy: [known.wedgewood],
    },
    {
      when: 'June 22, 2006',
      what: 'A pond at Resurrection Cemetery overflowed into North Wickliffe. The county checked 105 homes and found none damaged enough for aid.',
      backedBy: [known.complaints, known.noAid],
    },
    {
      when: 'May 28, 2019',
      what: 'Austintown had 2.83 inches of rain by 8:30 p.m., the most of any National Weather Service site in the area.',
      backedBy: [known.hailAndRain],
    },
  ],
  reasons: [
    {
      title: 'Sewage in bathtubs and toilets',
      text: 'In 2006, residents of North Wickliffe said that sewage gurgled up through tubs and toilets, not only the floor drain. A plug in the basement drain can’t help then, and pressure can push it out. Stop using water and stay out of those rooms. Later, ask a plumber about a valve on the line that serves the whole house.',
      backedBy: [known.complaints],
      rules: ['sewage', 'stop-using-water'],
    },
    {
      title: 'Mold weeks after the flood',
      text: 'Within weeks of the June 2006 flood, people in North Wickliffe reported mold. Many houses here date from after World War II, and a finished basement of that time often has paneling on wood strips that hides wet block. Have the walls measured right away, even if they look dry. If they smell musty, don’t pull a panel off. That can spread mold through the house.',
      backedBy: [known.noAid, known.placeHousing],
      rules: ['dry-fast', 'leave-mold'],
    },
    {
      title: 'Neighborhoods that have flooded before',
      text: 'Runoff flooded Wedgewood homes in July 2003. In 2009, North Wickliffe and College Park were named as older neighborhoods with flooding problems. If you’ve just moved to one of them, ask your neighbors and the seller which wall gets wet and when. Then ask your agent about flood insurance and about water backup before storm season.',
      backedBy: [known.wedgewood, known.jointDistrict],
      rules: ['tell-insurer'],
    },
    {
      title: 'Holes and cracks in the ground',
      text: 'In the 2006 flood, a hole about 8 feet deep was reported in a yard on North Edgehill, above a storm sewer. Old mines can also move the ground: in Mineral Ridge, partly in Austintown Township, the state filled mine voids on one street four times from 1997 to 2008, on the Trumbull County side. If ground opens or a wall cracks wider, leave and keep others away.',
      backedBy: [known.complaints, known.noAid, known.mineFill, known.mineralRidge],
      rules: ['moving-ground', 'doubtful-building'],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Spring thaw: sump pits and older basements', kind: 'water' },
    { from: 6, to: 8, what: 'Short, heavy rain: sewers and ponds overflow', kind: 'cloudburst' },
    { from: 7, to: 9, what: 'Weeks after a flood: mold behind paneling', kind: 'water' },
    { from: 10, to: 11, what: 'Fall wind: limbs on roofs and power lines', kind: 'cloudburst' },
  ],
  others: [
    {
      name: 'ABC Water and Stormwater District',
      why: 'storm drains and ditches in Austintown Township, but not sewage',
      backedBy: [help.whoDoesWhat, help.extraHelp],
    },
    {
      name: 'Mahoning County Sanitary Engineer',
      why: 'sanitary sewers: sewage from a tub, a toilet or a drain',
      backedBy: [help.whoDoesWhat],
    },
    {
      name: 'Mahoning County Emergency Management Agency',
      why: 'a street where many houses are flooded',
      backedBy: [county.emergencyOffice, known.noAid],
    },
  ],
  questions: [
    {
      question: 'It smells musty weeks after the flood. What should I do?',
      answer:
        'Something is probably still wet. Don’t spray it, paint it or open the wall, and turn off any fan that blows on it. Keep anyone with asthma or a weak immune system out of the room. Have the lower walls and floor edges measured, and let a crew open only what’s wet.',
      backedBy: [],
      rules: ['leave-mold', 'no-air-over-dirt'],
    },
    {
      question: 'Will the township drain my flooded yard?',
      answer:
        'Perhaps not. In October 2004, the administrator believed that the township could only act on private land if a township road or right-of-way was affected, and asked the prosecutor for an opinion. Ask the township and the ABC district how they see it today, and give them photos with dates.',
      backedBy: [known.privateLand, help.extraHelp],
      rules: ['ask-office'],
    },
    {
      question: 'A limb tore the power line off my house. Who do I call first?',
      answer:
        'If you’re inside, stay in, call 911, and ask before you step out. If there’s a fire, get out on the side away from the wire. If you’re outside, call 911 from at least 30 feet away, then the electric company. Stay clear of anything the wire touches, such as a fence or a gutter. The mast and meter base are often the owner’s, so an electrician may have to fix them before power returns. Leave the roof to a crew.',
      backedBy: [],
      rules: ['fallen-wire', 'no-roof', 'call-911', 'fire-out'],
    },
    {
      question: 'How do I find out if there’s a mine under my house?',
      answer:
        'Use the map of known mines from the Ohio Department of Natural Resources, which can be searched by street address. It shows known mines only. Mahoning was reported in 2005 as a county where mine subsidence insurance is mandatory, so look for it on your declarations page.',
      backedBy: [county.mineMap, help.mineBill],
      rules: ['tell-insurer'],
    },
  ],
}
