import type { AreaStory, Source } from '../story.ts'

const township: Source = {
  title: 'Wikipedia, “Brookfield Township, Trumbull County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Brookfield_Township,_Trumbull_County,_Ohio',
}
const marker: Source = {
  title: 'Ohio Historical Marker 20-78, Brookfield Township',
  url: 'https://remarkableohio.org/marker/20-78-brookfield-township/',
}
const yankeeRun: Source = {
  title: 'The Vindicator, “Residents leave flooded homes as roads, yards become rivers”, 25 July 2003',
  url: 'https://vindyarchives.com/news/2003/jul/25/residents-leave-flooded-homes-as-roads-yards/',
}
const fixCosts: Source = {
  title: 'News on the Green, “Flooding fix would cost millions”, 20 July 2018',
  url: 'https://newsonthegreen.com/2018/07/20/flooding-fix-would-cost-millions/',
}
const sanitaryLines: Source = {
  title: 'News on the Green, “Trustees want plans to ebb flooding”, 9 August 2018',
  url: 'https://newsonthegreen.com/2018/08/09/trustees-want-plans-to-ebb-flooding/',
}
const twisters: Source = {
  title: 'Salem News, “Twisters hit in Trumbull County”, June 2019',
  url: 'http://www.salemnews.net/news/local-news/2019/06/twisters-hit-in-trumbull-county/',
}
const thunderstorm: Source = {
  title: 'News on the Green, “Thunderstorm impacts Brookfield Township”, 20 July 2019',
  url: 'https://newsonthegreen.com/2019/07/20/thunderstorm-impacts-brookfield-township/',
}
const secondCrack: Source = {
  title: 'News on the Green, “Twp. project addresses Masury flooding”, 12 September 2022',
  url: 'https://newsonthegreen.com/2022/09/12/twp-project-addresses-masury-flooding/',
}
const twoSystems: Source = {
  title: 'News on the Green, “County nixes utility buyout by Aqua Ohio”, 22 June 2022',
  url: 'https://newsonthegreen.com/2022/06/22/county-nixes-utility-buyout-by-aqua-ohio/',
}
const wildwood: Source = {
  title: 'News on the Green, “Township awaits word on Wildwood funding”, 22 February 2024',
  url: 'https://newsonthegreen.com/2024/02/22/township-awaits-word-on-wildwood-funding/',
}

export const brookfield: AreaStory = {
  heading: 'Brookfield: two bends in a storm pipe',
  lead: 'In Valley View a storm pipe too small, with two right angles in it, has floated sheds away. In lower Masury a river has backed up. Two remedies for two waters.',
  description:
    'Valley View storm pipes, Masury backwater and trees on roofs in Brookfield, Ohio: what is on record from 2003 to 2024, and what to tie down.',
  facts: [
    { label: 'Kind', value: 'Township with Masury, 8,447 people (2020 census)', sources: [township] },
    { label: 'Waters', value: 'Yankee Creek, and backwater of the Shenango River', sources: [fixCosts] },
    {
      label: 'Ground',
      value: 'Coal since the 1830s; a drift mine opened in 1843',
      sources: [marker],
    },
    {
      label: 'Water and sewer',
      value: 'Two water systems: Aqua Ohio and the county’s Southeast district (2022)',
      sources: [twoSystems],
    },
  ],
  record: [
    {
      when: '21 July 2003',
      what: 'Yankee Run covered its road. Families left by truck and by boat, and a 500-pound propane tank floated off.',
      sources: [yankeeRun],
    },
    {
      when: '16 June 2019',
      what: 'A Father’s Day tornado: trees on homes, two of them on Wood Street badly hurt, and Addison Road under water.',
      sources: [twisters],
    },
    {
      when: '20 July 2019',
      what: 'A thunderstorm brought trees and wires down all over the township.',
      sources: [thunderstorm],
    },
    {
      when: '2021 and 2022',
      what: 'Drainage work in lower Masury, done twice; a trustee then saw less standing water.',
      sources: [secondCrack],
    },
    {
      when: 'February 2024',
      what: 'A $417,000 design for larger pipes at Wildwood Drive was waiting for money.',
      sources: [wildwood],
    },
  ],
  reasons: [
    {
      title: 'Wildwood, Northview, Crestwood',
      text: 'Storm pipes there were described in 2024 as undersized, with two 90-degree bends, so the stream jumps Crestwood Drive into garages and back yards. Set a shed on anchors, not on blocks. Keep the mower and the gas can on the uphill side, and give the water a free strip of lawn to cross.',
      sources: [wildwood],
    },
    {
      title: 'The other pipe in Valley View',
      text: 'In 2018 the road superintendent put the flooded basements down to drains and downspouts on the sanitary line. So in one storm a garage may get rain and the basement sewage. Treat them as two jobs with two cleanups. Close the door between them before you open either, or one will be carried into the other.',
      sources: [sanitaryLines, wildwood],
    },
    {
      title: 'Masury waits for the Shenango',
      text: 'By a report of 2018, yards near Second, Third and Miller streets flood when the river and Yankee Creek back up. Such water comes up slowly and cleanly enough to trick you. It lifts what is hollow: a tank, a freezer, an empty cistern. Fill it, strap it, or carry it off.',
      sources: [fixCosts, secondCrack],
    },
  ],
  year: [
    { from: 6, to: 8, what: 'Storm pipes jump, trees fall', kind: 'cloudburst' },
    { from: 2, to: 4, what: 'Backwater in lower Masury', kind: 'water' },
    { from: 12, to: 2, what: 'Sheds, hoses and garage lines freeze', kind: 'frost' },
  ],
  firstSteps: [
    'If a propane tank has moved or hisses, go upwind and call 911 from there.',
    'Keep the garage door shut against the stream, and the inner door shut behind it.',
    'With a tree on the house, leave the rooms under it, upstairs and down.',
    'Tape a note to the inner door, clean side and dirty side, and leave the boots on one of them.',
  ],
  others: [
    {
      name: 'Aqua Ohio, or the county’s Southeast water district',
      why: 'a water line in the street; your bill says which of the two',
      sources: [twoSystems],
    },
    {
      name: 'Brookfield Township road department',
      why: 'a clogged basin, ditch or culvert on a township road',
      sources: [secondCrack],
    },
  ],
  questions: [
    {
      question: 'How is a tank kept from floating?',
      answer:
        'With straps to a slab or to ground anchors, and with its valves above the expected water. The supplier can say how. A nearly empty tank floats first.',
      sources: [],
    },
    {
      question: 'The limb only cracked the ridge. Can it wait until Monday?',
      answer:
        'Cover it today. Rain that enters at the ridge can run along a rafter and come out two rooms away. Keep the limb until pictures are taken.',
      sources: [],
    },
  ],
}
