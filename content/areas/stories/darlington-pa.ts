import { step } from '#domain/safety/step.ts'
import { darlingtonFacts as known } from '../facts/darlington-pa.ts'
import type { AreaStory } from '../story.ts'

export const darlington: AreaStory = {
  line: 'Darlington: floods on Little Beaver Creek',
  lead: 'In May 2004 Little Beaver Creek flooded around Darlington. The county said people were taken off rooftops. Read when to leave, when it’s safe to go back in, and what creek water does to a house.',
  description:
    'Creek floods around Darlington, Pennsylvania: when to leave, how to go back into a flooded house, wells and fuel tanks, flood maps and damage reports.',
  hazards: ['moving-water', 'sewage', 'ground'],
  steps: [
    step(
      'When the creek rises, leave before the road floods. If water is on your way out, don’t walk or drive into it. Go to the highest floor, but not into a closed attic, and call 911.',
      'leave-early',
      'closed-road',
      'call-911',
      'trapped-by-water',
    ),
    step(
      'If an oil or propane tank has floated or leans, don’t touch it. Keep away and call 911 or the supplier.',
      'fuel-tank',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Borough, 249 people (2020 census), surrounded by Darlington Township',
      backedBy: [known.population],
    },
    { label: 'Waters', value: 'Little Beaver Creek', backedBy: [known.creek] },
    {
      label: 'Houses',
      value: 'The stone Greersburg Academy dates from about 1806',
      backedBy: [known.academy],
    },
  ],
  record: [
    {
      when: 'May 22, 2004',
      what: 'Little Beaver Creek flooded. The county said that more than 150 homes along Route 168 and Cannelton Road were affected, some of them near Darlington Lake. Route 51 was closed at Cannelton Road.',
      backedBy: [known.flood],
    },
    {
      when: 'July 2004',
      what: 'The county’s emergency manager said that over 30 homes in Beaver County had major damage from the spring floods. Darlington Township was among the hardest-hit places.',
      backedBy: [known.recovery],
    },
  ],
  reasons: [
    {
      title: 'Roads that flood before the houses do',
      text: 'On May 22, 2004 the flood hit homes along Route 168 and Cannelton Road, and Route 51 was closed at Cannelton Road. If your way out crosses low ground, you have to leave while it’s still dry. In dry weather, choose a route over high ground, and agree with your family on a place to meet. If water is on the road, turn around. After a flood, stay off any bridge or culvert that may be damaged.',
      backedBy: [known.flood],
      rules: ['leave-early', 'closed-road', 'moving-water'],
    },
    {
      title: 'What creek water leaves in a house',
      text: 'Creek water carries sewage, fuel and farm chemicals, and it leaves mud under floors and in ducts. Don’t go in while water stands inside or outside, and don’t touch the mud with bare skin. Keep the furnace and fans off. Once it’s safe, photos come first. Then a crew throws out carpet, padding, mattresses and wet drywall. A floor over a crawl space dries last, so don’t cover it until we have measured it.',
      backedBy: [],
      rules: ['dirty-floodwater', 'no-standing-water', 'no-air-over-dirt', 'photos-first', 'discard-soaked'],
    },
    {
      title: 'Old stone and brick walls',
      text: 'Darlington was laid out in 1804, so some walls may be older than modern cement. Such walls take longer to dry than new ones, and hard cement can break soft stone. If an old wall bows or has lost stones, get everyone out and call an engineer. Before anyone tears out old plaster or paint, it’s tested for asbestos and lead. A mason who knows lime mortar can repair the joints later.',
      backedBy: [known.borough],
      rules: ['doubtful-building', 'no-load-above', 'old-materials'],
    },
  ],
  year: [
    { from: 2, to: 4, what: 'Snowmelt, high creeks and wet basements', kind: 'water' },
    { from: 5, to: 9, what: 'Sudden creek floods after storms', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Frozen pipes, and pumps without power', kind: 'frost' },
  ],
  others: [
    {
      name: 'Darlington Borough or Darlington Township',
      why: 'storm damage reports, a blocked road drain, and permits in a flood zone',
      backedBy: [known.borough],
    },
  ],
  questions: [
    {
      question: 'Do I live in the borough or in the township?',
      answer:
        'They are two separate governments: Darlington Township surrounds the small borough. Your mailing address doesn’t tell you which one you are in, but your property tax bill does. You need to know, because each one takes its own damage reports and handles its own permits.',
      backedBy: [known.borough],
      rules: [],
    },
    {
      question: 'Is my house in a mapped flood zone?',
      answer:
        'You can look it up. FEMA’s flood study of Beaver County covers Darlington Borough, and the municipal office can show you the map. In a mapped zone, if repairs reach 50 percent of the structure’s market value before the damage, land not counted, the house must meet the flood rules. The local floodplain administrator decides, so ask before you rebuild.',
      backedBy: [known.floodStudy, known.substantialDamage],
      rules: ['substantial-damage', 'ask-office'],
    },
    {
      question: 'Who do I report flood damage to?',
      answer:
        'Your borough or township. In September 2011 the Pennsylvania Emergency Management Agency asked people to take photos, report losses to their municipal emergency management office and save receipts, even if they had insurance. It said reports can help a community get aid. Also tell your insurance company, because a report isn’t a claim.',
      backedBy: [known.damageReports],
      rules: ['photos-first', 'tell-insurer'],
    },
    {
      question: 'The creek covered my well. When can I use the water?',
      answer:
        'Not before the well has been disinfected and a lab finds the water safe. Until then use bottled water for drinking, cooking and brushing teeth. Leave the pump off until an electrician has checked it. A spring that floodwater reached is treated the same way.',
      backedBy: [],
      rules: ['well-water', 'wet-electrics'],
    },
    {
      question: 'Where can we go if we have to leave?',
      answer:
        'Go to family or friends on high ground if you can. In May 2004 shelters were opened at Blackhawk High School and in Enon Valley, but the next place may be a different one. Listen for what the county announces, and don’t drive through water to get there.',
      backedBy: [known.shelter],
      rules: ['leave-early', 'closed-road'],
    },
  ],
}
