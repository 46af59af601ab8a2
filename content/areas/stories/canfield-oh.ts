import { step } from '#domain/safety/step.ts'
import { canfieldFacts as known } from '../facts/canfield-oh.ts'
import { mahoningCountyHelp as help } from '../facts/mahoning-county-help.ts'
import type { AreaStory } from '../story.ts'

export const canfield: AreaStory = {
  line: 'Canfield: flooded basements and garden apartments',
  lead: 'In May 2019, crews used rafts to reach people in basement apartments in Canfield. If you live below ground, leave while the way out is dry. If water cuts you off, call 911.',
  leadRules: ['leave-early', 'trapped-by-water'],
  description:
    'Flooded basements, garden apartments and sewer backups in Canfield, Ohio: when to leave, what renters can do, and the city’s backflow program.',
  hazards: ['sewage', 'moving-water', 'fire'],
  steps: [
    step(
      'If water nears your basement apartment, leave while the way out is dry and go to a higher floor. If water blocks the way, call 911 at once and say that you’re in a basement apartment. Look for another dry way out, such as a window above dry ground, and do what the dispatcher tells you.',
      'leave-early',
      'moving-water',
      'trapped-by-water',
      'call-911',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'City, 7,699 people (2020 census), surrounded by Canfield Township',
      backedBy: [known.cityPopulation, known.cityKind],
    },
    { label: 'Waters', value: 'Sawmill Creek', backedBy: [known.sewers] },
    {
      label: 'Water and sewer',
      value: 'Meander water bought from Youngstown; city sewers that lead to the Meander treatment plant',
      backedBy: [known.waterProvider, known.sewers],
    },
  ],
  record: [
    {
      when: 'May 2011',
      what: 'Residents told the city about feet of water and sewage in homes. The city manager reported 3 inches of rain in 90 minutes.',
      backedBy: [known.kneeDeep],
    },
    {
      when: 'May 28, 2019',
      what: 'The city manager said that all of Canfield was under water at some point. The state was sent 436 damage assessments from the city.',
      backedBy: [known.assessments],
    },
    {
      when: 'May 28, 2019',
      what: 'Crews took about a dozen people from basement apartments by raft. Each school building was reported damaged.',
      backedBy: [known.rafts, known.schools],
    },
    {
      when: 'August 2019',
      what: 'The stormwater fee went from $3 to $8 a month to pay for drainage work.',
      backedBy: [known.stormwaterFee],
    },
    {
      when: 'September 2023',
      what: 'The council approved up to $1,860,455 for underground storage at the high school, to ease flooding around South Briarcliff Drive.',
      backedBy: [known.sawmillCreek],
    },
  ],
  reasons: [
    {
      title: 'Basement apartments on Indian Run Drive',
      text: 'In the 2019 storm, rescuers used rafts at basement apartments on Indian Run Drive near Tippecanoe Road. Flood water and sewage left 20 garden-level apartments unfit to live in. Decide on a dry day how you’d get out and where you’d go. If water already covers the way out, call 911 at once. Say that you’re below ground, give your apartment number, and stay on the line. Look for another dry way out, such as a window above dry ground, and do what the dispatcher tells you.',
      backedBy: [known.rafts, known.apartments],
      rules: ['leave-early', 'moving-water', 'call-911', 'tell-911-where'],
    },
    {
      title: 'When the whole city floods',
      text: 'Residents of Hood Drive and Garwood Drive reported losses in 2019, and on Winona Avenue it was sewage. After a storm like that, every crew is busy. While you wait, stay out of the water, photograph what you can see from a dry step, and list what got wet. Call your insurer and report the damage to the city, because the count affects what aid is possible.',
      backedBy: [known.assessments],
      rules: ['no-standing-water', 'photos-first', 'tell-insurer', 'ask-office'],
    },
    {
      title: 'Will the storage at the high school keep me dry?',
      text: 'Don’t rely on it. The storage approved in 2023 is meant to ease flooding around South Briarcliff Drive, and no tank can promise a dry basement. In dry weather, make sure that window wells have covers and drains, that soil slopes away from the walls, and that downspouts end well away from the house.',
      backedBy: [known.sawmillCreek],
      rules: ['maintain-dry'],
    },
  ],
  year: [
    { from: 3, to: 4, what: 'Spring thaw: damp along basement floors', kind: 'water' },
    { from: 5, to: 9, what: 'Heavy storms: full window wells and sewer backups', kind: 'cloudburst' },
    { from: 7, to: 8, what: 'Humid weeks: condensation in cool lower rooms', kind: 'water' },
    { from: 12, to: 2, what: 'Hard freezes: outdoor faucets and pipes in outside walls', kind: 'frost' },
  ],
  others: [
    {
      name: 'Cardinal Joint Fire District',
      why: 'rescue of people cut off by water: call 911, and don’t go in yourself',
      backedBy: [known.rafts],
      rules: ['moving-water', 'trapped-by-water'],
    },
    {
      name: 'City of Canfield, Infrastructure Maintenance',
      why: 'city storm drains and sewers, or a water leak in the street',
      backedBy: [known.waterProvider, known.sewers],
    },
    {
      name: 'ABC Water and Stormwater District',
      why: 'storm water in Canfield Township; it doesn’t work inside the city',
      backedBy: [help.whoDoesWhat, help.extraHelp, known.cityKind],
    },
  ],
  questions: [
    {
      question: 'Will the city help pay for a backflow valve?',
      answer:
        'It may, if you’re a city sewer customer with repeated backups. The city’s page lists 60 percent of the cost, up to $3,600, for a gate valve and sump pump with the footer drains taken off the sewer, and asks for at least two estimates. Check with the city’s business office before you sign, since the work has to meet its rules.',
      backedBy: [known.backflow],
      rules: ['ask-office'],
    },
    {
      question: 'I rent. Does the landlord’s insurance cover my things?',
      answer:
        'Usually not. It covers the building, and your own renters policy covers your belongings, within its limits for flood and sewer backup. Before anything leaves the apartment, photograph what you can see from a dry step, list your things by room, and send both to your insurer. Tell the landlord in writing on the same day.',
      backedBy: [],
      rules: ['photos-first', 'tell-insurer'],
    },
    {
      question: 'When can I move back into a flooded apartment?',
      answer:
        'When it’s clean, when a moisture meter shows that it’s dry, and when power, heat and smoke alarms have been checked. After sewage or flood water, carpet, pad and soaked drywall should be gone. Ask the landlord for the readings, and ask the city whether it has to inspect the apartment first.',
      backedBy: [],
      rules: ['discard-soaked', 'wet-electrics', 'ask-office'],
    },
    {
      question: 'Can I pump the water out with a gasoline pump?',
      answer:
        'Never indoors, and not in the garage. In the 2019 storm, one family used a gasoline pump in its flooding home and was evacuated because of rising carbon monoxide, the fire chief said. Wait until the ground outside has drained, because pumping too soon can push basement walls in. Ask a crew to pump it down slowly.',
      backedBy: [known.pumpIndoors],
      rules: ['engines-outdoors', 'carbon-monoxide', 'pump-slowly'],
    },
    {
      question: 'Is rain through a window well covered?',
      answer:
        'Homeowners policies often leave out water that runs over the ground. Ohio says that homeowners and renters insurance typically doesn’t cover flood damage, and that a flood policy usually starts after a 30-day wait. Report the loss with photos anyway, and ask for the insurer’s answer in writing.',
      backedBy: [help.floodPolicy],
      rules: ['tell-insurer', 'photos-first'],
    },
  ],
}
