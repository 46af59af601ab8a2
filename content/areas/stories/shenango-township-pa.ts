import { step } from '#domain/safety/step.ts'
import { stateAndFederalFacts as general } from '../facts/state-and-federal.ts'
import { shenangoTownshipFacts as known } from '../facts/shenango-township-pa.ts'
import type { AreaStory } from '../story.ts'

export const shenangoTownship: AreaStory = {
  line: 'Shenango Township: flash floods on Big Run and McKee Run',
  lead: 'On July 9, 2023, four to six inches of rain were reported in part of the township. Here is what to do about a flooded mobile home, a basement wall that moves and a damaged road.',
  description:
    'Flash floods, mobile homes, basement walls and sewers in Shenango Township, Lawrence County, Pennsylvania: what to do and who to call.',
  hazards: ['sewage', 'moving-water', 'ground', 'fire'],
  steps: [
    step(
      'Keep away from a propane or oil tank that floated, leans or smells. Call 911 from a safe place.',
      'fuel-tank',
      'call-911',
    ),
  ],
  details: [
    {
      label: 'Kind',
      value: 'Township in Lawrence County, 7,097 people (2021 estimate)',
      backedBy: [known.estimate, known.place],
    },
    { label: 'Waters', value: 'Big Run and McKee Run', backedBy: [known.bigRun, known.damage2023] },
    {
      label: 'Water and sewer',
      value:
        'Castlewood: public water for more than 700 homes, in a project begun in August 2017, and new sewers',
      backedBy: [known.castlewood, known.sewerPipes],
    },
  ],
  record: [
    {
      when: 'Around Labor Day 2003',
      what: 'The county reported a sinkhole of two feet on Countyline Road.',
      backedBy: [known.sinkhole],
    },
    {
      when: 'July 2013',
      what: 'A storm damaged roads, culverts and sewer lift stations.',
      backedBy: [known.liftStations],
    },
    {
      when: 'Spring 2014',
      what: 'The supervisors agreed to sell the sewer system to the New Castle Sanitation Authority. An engineer said that surveys confirmed septic failures at 69 percent in the Castlewood area.',
      backedBy: [known.sewerSale],
    },
    {
      when: 'February 18, 2022',
      what: 'Snowmelt and rain forced the evacuation of a park of 23 mobile homes on Route 422.',
      backedBy: [known.evacuation2022],
    },
    {
      when: 'July 9, 2023',
      what: 'The township’s emergency coordinator spoke of four to six inches of rain at Union Valley, Snake Run, Sankey Hill and lower Boyd School. At least eight homes in Shenango and Wayne townships had considerable damage.',
      backedBy: [known.rain2023, known.homes2023],
    },
    {
      when: 'August 2023',
      what: 'The township estimated its damage from the July storm at about $700,000.',
      backedBy: [known.damage2023],
    },
  ],
  reasons: [
    {
      title: 'Mobile homes beside Big Run',
      text: 'In August 2022 a newspaper quoted the state: Big Run had flooded a park on Butler Road before, with evacuations in 2013 and 2021. Leave when the run rises, by a dry road. When you come back, look at the home from a distance first. If it moved on its blocks, don’t go in. Don’t crawl or reach under it; wet insulation there is heavy and dirty. Tell us that it’s a mobile home when you call, because its floor has to be opened from below.',
      backedBy: [known.bigRun],
      rules: ['leave-early', 'moving-water', 'doubtful-building', 'no-load-above', 'dirty-floodwater'],
    },
    {
      title: 'A basement wall that bows or breaks',
      text: 'On Chewton-West Pittsburg Road, part of it in Wayne Township, a resident said that rushing water in July 2023 came through a basement window and pushed an air conditioner into a wall, which collapsed. Get everyone out of the basement. If the way out is dry, leave. If moving water blocks it, go to the top floor, away from the damaged wall and never into a closed attic, and call 911. If a wall bows or cracks, don’t pump; the water inside may be holding it up. A building official or an engineer has to look before anyone goes in.',
      backedBy: [known.wall, known.wayneTownship],
      rules: ['no-load-above', 'doubtful-building', 'pump-slowly', 'moving-water', 'trapped-by-water'],
    },
    {
      title: 'Damaged roads and bridges',
      text: 'After the storm of July 2023 the bridge at Snake Run and Union Valley roads was cut to one lane and its limit to six tons. A dumpster truck can weigh more than that. Ask the township what the bridge on your road may carry today, and tell us when you call. Don’t drive onto a bridge or a culvert that water has covered until the township or the state has checked it.',
      backedBy: [known.bridgeLimit],
      rules: ['closed-road', 'ask-office'],
    },
  ],
  year: [
    { from: 6, to: 9, what: 'Cloudbursts: McKee Run and Big Run rise fast', kind: 'cloudburst' },
    { from: 2, to: 3, what: 'Snowmelt with rain: mobile homes on Big Run', kind: 'water' },
    { from: 12, to: 2, what: 'Deep cold: frozen pipes under mobile homes', kind: 'frost' },
    { from: 3, to: 5, what: 'Dry grass near sheds: brush fires', kind: 'fire' },
  ],
  others: [
    {
      name: 'Shenango Township',
      why: 'a damaged township road, bridge or culvert',
      backedBy: [known.bridgeLimit, known.damage2023],
    },
    {
      name: 'New Castle Sanitation Authority',
      why: 'a sewer backup; the supervisors agreed in 2014 to sell it the township’s sewers',
      backedBy: [known.sewerPipes, known.sewerSale],
    },
    {
      name: 'Penn Power',
      why: 'power to be cut at a flooded house; it repaired lines here after the storm of July 2023',
      backedBy: [known.pennPower],
    },
    {
      name: 'Pennsylvania American Water',
      why: 'a broken water main in Castlewood',
      backedBy: [known.castlewood],
    },
  ],
  questions: [
    {
      question: 'I own the mobile home but rent the lot. Who cleans up?',
      answer:
        'Usually the home is yours, with its skirting and the insulation below, and the ground and the shared pipes belong to the park. Read your lease. Tell the park and your own insurance company on the same day, and send both of them photos that you took from dry ground.',
      backedBy: [],
      rules: ['tell-insurer', 'photos-first'],
    },
    {
      question: 'A propane tank floated up to my home. What do I do?',
      answer:
        'Stay away from it, keep flames and cigarettes away, and have the supplier or the firefighters deal with it. In the flood of February 2022 a fire chief described propane tanks and heating oil in the water at a park by Big Run. Water with oil in it ruins what it soaks, so don’t touch or move those things.',
      backedBy: [known.loosePropane],
      rules: ['fuel-tank', 'chemicals', 'dirty-floodwater'],
    },
    {
      question: 'Does insurance cover a wall that a flood broke?',
      answer:
        'A standard home policy doesn’t cover flood damage, says the Pennsylvania Insurance Department; a flood policy may. Tell your insurer right away. A federal policy asks for a proof of loss within 60 days of the flood, unless FEMA extends it. In a mapped flood zone, ask the township’s floodplain administrator before you rebuild, because costly repairs can mean that the house has to meet today’s flood rules.',
      backedBy: [general.floodInsurance, general.proofOfLoss],
      rules: ['tell-insurer', 'substantial-damage', 'ask-office'],
    },
    {
      question: 'Sewage came up in my basement during the storm. Why?',
      answer:
        'Hard rain can get into sewers, and pumps that move the sewage can fail. In July 2013 a storm damaged sewer lift stations in the township. Stop using water and stay out of the basement. Ask the New Castle Sanitation Authority whether a pump station is down before you pay a plumber.',
      backedBy: [known.liftStations, known.sewerSale],
      rules: ['stop-using-water', 'sewage', 'ask-office'],
    },
  ],
}
