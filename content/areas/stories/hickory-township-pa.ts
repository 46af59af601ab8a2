import { hickoryTownshipFacts as known } from '../facts/hickory-township-pa.ts'
import type { AreaStory } from '../story.ts'

export const hickoryTownship: AreaStory = {
  line: 'Hickory Township: ice jams and washed-out roads',
  lead: 'In February 2009 ice jammed Neshannock Creek here, and about half a dozen families had to leave. Here is when to leave, what to stay away from when you come back, and who to call.',
  description:
    'Ice jams on Neshannock Creek, flooded camps and washed-out roads in Hickory Township, Pennsylvania: when to leave and how to come back safely.',
  hazards: ['sewage', 'moving-water', 'ground', 'wind'],
  steps: [],
  details: [
    {
      label: 'Kind',
      value: 'Township in Lawrence County, 2,320 people (2020 census)',
      backedBy: [known.population2020],
    },
    {
      label: 'Waters',
      value: 'Neshannock Creek, the line with Neshannock Township; Hottenbaugh Run, also called East Brook',
      backedBy: [known.creeks],
    },
    {
      label: 'Ground',
      value: 'Hilly; a history of 1908 put the ridges about 300 feet above the creek',
      backedBy: [known.ridges],
    },
  ],
  record: [
    {
      when: 'Around Labor Day 2003',
      what: 'The county’s emergency director reported a culvert washed away in the township. The report names Routes 956 and 168.',
      backedBy: [known.culvert],
    },
    {
      when: 'February 2009',
      what: 'Ice jammed three quarters of a mile of Neshannock Creek. About half a dozen families along Lakewood-Neshannock Falls Road were forced out, and water got into one kitchen.',
      backedBy: [known.iceJam],
    },
    {
      when: 'February 2014',
      what: 'The New Castle News named the low fishing area off Lakewood-Neshannock Falls Road among the places that ice jams typically affect. No jam had been reported by then that winter.',
      backedBy: [known.camps],
    },
    {
      when: 'February 18, 2022',
      what: 'Flooding closed Fording and Sunrise roads along Neshannock Creek, and Lakewood-Neshannock Falls Road between Maitland and Briar Hill roads.',
      backedBy: [known.closedRoads],
    },
    {
      when: 'April 1, 2023',
      what: 'In a storm with high winds, 619 Penn Power customers in the township lost their power.',
      backedBy: [known.outage],
    },
  ],
  reasons: [
    {
      title: 'Ice jams along Lakewood-Neshannock Falls Road',
      text: 'Behind an ice jam the creek can rise without any rain. In February 2009 a jam forced about half a dozen families out along this road. In February 2014 the emergency coordinator of neighboring Neshannock Township told people in low places to watch the water and the forecast, to pack up and move out at signs of flooding, and not to wait. He said that rescuers otherwise have to come by boat. Leave while your road is dry, and stay off the ice and the bank.',
      backedBy: [known.iceJam, known.advice],
      rules: ['leave-early', 'moving-water'],
    },
    {
      title: 'Coming back after the ice is gone',
      text: 'Moving ice can break a porch post, push a house off its blocks or tear the line from a fuel tank. First look at the house from a distance, on dry ground and away from the creek. If it moved, cracked or leans, or if a tank tipped or you smell fuel, stay away and call 911. Leave the ice and mud indoors where they are. An electrician has to check wet wiring before the power comes on.',
      backedBy: [],
      rules: ['doubtful-building', 'fuel-tank', 'dirty-floodwater', 'wet-electrics'],
    },
    {
      title: 'Washed-out culverts and flooded roads',
      text: 'A culvert washed away in the storm around Labor Day 2003, and flooding closed creek roads in February 2022. The Lawrence Conservation District has funded storm-water work on Hartzell and Lakewood-Neshannock Falls roads, and it planned work against long-term flooding on Fording Road. Water can hide a washed-out road, so never drive past a barrier or into water. Tell the township when a culvert looks blocked or sunken.',
      backedBy: [known.culvert, known.closedRoads, known.roadFunds, known.fordingRoad],
      rules: ['closed-road', 'moving-water', 'ask-office'],
    },
  ],
  year: [
    { from: 2, to: 3, what: 'Thaw after hard cold: ice jams', kind: 'frost' },
    { from: 8, to: 9, what: 'Late-summer storms: culverts and driveways', kind: 'cloudburst' },
    { from: 3, to: 5, what: 'Wet ground: seepage and septic trouble', kind: 'water' },
  ],
  others: [
    {
      name: 'Hickory Township',
      why: 'a blocked culvert or a washed-out township road',
      backedBy: [],
    },
    {
      name: 'Lawrence Conservation District',
      why: 'storm water that a dirt or low-volume road sends onto your land',
      backedBy: [known.roadFunds],
    },
    {
      name: 'Penn Power',
      why: 'power to a house or camp that water or ice has reached',
      backedBy: [known.outage],
    },
  ],
  questions: [
    {
      question: 'Can I break up an ice jam myself?',
      answer:
        'No. Stay off the ice and well back from the bank, because the ice and the water behind it can let go at any moment. Call 911 if water is coming toward a home. Tell the dispatcher that you’re in Hickory Township, Lawrence County, and name the nearest cross street.',
      backedBy: [],
      rules: ['moving-water', 'call-911', 'tell-911-where'],
    },
    {
      question: 'How should I leave my fishing camp for the winter?',
      answer:
        'Take bedding, food, tools and papers home in the fall, in dry weather. Photograph each room. Ask the propane supplier how to secure the tank. The low camps off Lakewood-Neshannock Falls Road were named in 2014 as a usual place for ice-jam flooding, so don’t drive out to fetch things once the ice moves.',
      backedBy: [known.camps],
      rules: ['maintain-dry', 'photos-first', 'moving-water', 'closed-road', 'fuel-tank'],
    },
    {
      question: 'Does insurance treat ice damage as a flood?',
      answer:
        'It may. Some policies treat rising water and the push of ice as different causes, and a standard home policy commonly leaves out floods. Tell your insurer soon, and ask which part of the policy covers each kind of damage. Photograph from a safe place where the ice hit and how high the water stood.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'The creek covered my well and septic field. What now?',
      answer:
        'Don’t drink the well water until the well has been disinfected and the water tested. Use very little water indoors while the septic field is flooded, keep off the field, and don’t have the tank pumped yet. The well cap may be gone, so keep everyone away from the well.',
      backedBy: [],
      rules: ['well-water', 'septic', 'open-pits'],
    },
  ],
}
