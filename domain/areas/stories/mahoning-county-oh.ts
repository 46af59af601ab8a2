import type { AreaStory, Source } from '../story.ts'

const county: Source = {
  title: 'Wikipedia, “Mahoning County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Mahoning_County,_Ohio',
}
const dams: Source = {
  title: 'Midwestern Regional Climate Center, “1913 Flood: Youngstown”',
  url: 'https://mrcc.purdue.edu/1913Flood/communities/youngstown',
}
const julyOf2003: Source = {
  title: 'National Weather Service Cleveland, “Akron, Canton, and the Mahoning Valley Under Water”',
  url: 'http://arcg.is/0WvXKv',
}
const disasterFunds: Source = {
  title: 'The Vindicator, “Counties qualify for disaster funds”, 2 August 2003',
  url: 'https://vindyarchives.com/news/2003/aug/02/counties-qualify-for-disaster-funds/',
}
const wells: Source = {
  title: 'The Vindicator, “The biggest threat to ground-water quality is flooding”, 7 September 2004',
  url: 'https://vindyarchives.com/news/2004/sep/07/the-biggest-threat-to-ground-water-quality-is',
}
const ivan: Source = {
  title: 'The Vindicator, “Official says Valley needs storm water control plan”, 17 September 2004',
  url: 'https://vindyarchives.com/news/2004/sep/17/official-says-valley-needs-storm-water-control',
}
const sewagePlants: Source = {
  title: 'The Vindicator, “3 Mahoning Co. sewer plants accused of excessive pollution”, 12 July 2007',
  url: 'http://www.vindy.com/news/2007/jul/12/3-mahoning-co-sewer-plants-accused-of-excessive/',
}
const ike: Source = {
  title: 'The Vindicator, “Storm damage to keep Valley dark through Thursday”, 16 September 2008',
  url: 'https://vindyarchives.com/news/2008/sep/16/storm-damage-to-keep-valley-dark-through-thursday',
}
const floodMaps: Source = {
  title: 'The Vindicator, “Mahoning flood prevention watchdog protects life and property”, 10 March 2013',
  url: 'http://www.vindy.com/news/2013/mar/10/commission-keeps-eye-on-flood-control/',
}
const coldSnaps: Source = {
  title: 'The Vindicator, “Fewer pipes freezing in Mahoning Valley during latest cold snap”, 30 January 2014',
  url: 'https://vindyarchives.com/news/2014/jan/30/fewer-pipes-freeze-during-this-cold-snap/',
}
const hailAndRain: Source = {
  title: 'The Vindicator, “Rain and hail pound Mahoning, Shenango valleys”, 28 May 2019',
  url: 'https://vindyarchives.com/news/2019/may/28/rain-and-hail-pound-mahoning-shenango-valleys/',
}
const declaration: Source = {
  title: 'The Business Journal, “Mahoning County Added to FEMA Disaster Declaration”, 2019',
  url: 'https://businessjournaldaily.com/mahoning-county-added-to-fema-disaster-declaration',
}
const leadGrant: Source = {
  title: 'The Vindicator, “Mahoning County gets $4.6M grant for lead removal”, October 2019',
  url: 'https://www.vindy.com/news/local-news/2019/10/mahoning-county-gets-4-6m-grant-for-lead-removal/',
}
const septicTanks: Source = {
  title: 'The Vindicator, “More Mahoning septic tank owners seek improvements”, January 2024',
  url: 'https://www.vindy.com/news/local-news/2024/01/more-mahoning-septic-tank-owners-seek-improvements/',
}
const coalField: Source = {
  title:
    'Ohio State University, “Mine subsidence and the history of coal mining in the Mahoning Valley” (1985)',
  url: 'https://kb.osu.edu/items/b471e94f-aba0-556f-8c04-85db31c7e75a',
}
const mineMap: Source = {
  title: 'Farm and Dairy, “Web shows Ohio’s underground mines”',
  url: 'https://www.farmanddairy.com/news/web-shows-ohios-underground-mines/5838.html',
}
const emergencyOffice: Source = {
  title: 'Mahoning County Emergency Management Agency, “About the Office”',
  url: 'https://auditor.mahoningcountyoh.gov/507/About-the-Office',
}

export const mahoningCounty: AreaStory = {
  heading: 'Mahoning County: one storm, hundreds of calls',
  lead: 'In a bad week the whole county rings at once. What the record shows, from Lake Milton down to Lowellville, and what you can do for your house before anyone can come.',
  description:
    'Floods, frost, wind and old mines in Mahoning County, Ohio: what is on record since 2003, whom to tell, and what to keep for the insurer.',
  facts: [
    { label: 'Kind', value: 'County, 228,614 people (2020 census); seat Youngstown', sources: [county] },
    {
      label: 'Waters',
      value: 'Mahoning River, regulated by the Berlin, Lake Milton and Kirwan dams',
      sources: [dams],
    },
    { label: 'Ground', value: 'Sharon No. 1 coal, mined in the mid and late 1800s', sources: [coalField] },
    { label: 'Houses', value: 'Mostly from before 1978 (2019 report)', sources: [leadGrant] },
    {
      label: 'Water and sewer',
      value: 'About 14,000 home septic systems (2024) and 12,000 wells (2004)',
      sources: [septicTanks, wells],
    },
  ],
  record: [
    {
      when: 'July 2003',
      what: 'Floods from the 21st on. The airport in Vienna measured 10.40 inches for the month; the state counted more than 250 homes damaged or destroyed here and in Trumbull County.',
      sources: [julyOf2003, disasterFunds],
    },
    {
      when: 'September 2004',
      what: 'More than 400 calls to the county after Frances, then 60 in one day after Ivan, most for flooded basements.',
      sources: [ivan],
    },
    {
      when: 'September 2008',
      what: 'The rest of Hurricane Ike, with gusts near 60 mph: on Monday 41,700 customers had no power.',
      sources: [ike],
    },
    {
      when: '28 May 2019',
      what: 'Flash floods from Canfield through Boardman to Poland.',
      sources: [hailAndRain],
    },
  ],
  reasons: [
    {
      title: 'The belt across the middle',
      text: 'On 28 May 2019 one to three feet of water were reported in Canfield and Boardman, and FEMA later opened its Individual Assistance to the county. Help of that kind starts from paper. Keep invoices, photographs and a list of what you threw out from the first hour, even if you think the insurer will pay.',
      sources: [hailAndRain, declaration],
    },
    {
      title: 'Cold is worse with wind in it',
      text: 'One firm of the trade told the paper of about 400 calls for frozen or burst pipes around the freeze of 8 January 2014. A second cold spell that month, with less wind, brought it about a dozen. Wind finds the gap at the sill and the vent in the crawl space. Stop the draft, and the pipe behind it has a chance.',
      sources: [coldSnaps],
    },
    {
      title: 'Wells and tanks after high water',
      text: 'In 2004 the county had about 12,000 drinking-water wells, and its health commissioner named flooding as the biggest threat to them. If the cap of yours was under water, drink something else until a test comes back. A septic field under water takes nothing more in: let laundry wait.',
      sources: [wells],
    },
    {
      title: 'Coal was dug here first',
      text: 'A study of 1985 called subsidence a growing problem since 1977 above the old workings of the Trumbull-Mahoning coal field. A crack alone proves nothing. The state’s map of known mines can be searched by street address, and your agent can say whether your policy has a line for it.',
      sources: [coalField, mineMap],
    },
  ],
  year: [
    { from: 1, to: 3, what: 'Thaw and long rain: the river and its flats', kind: 'water' },
    { from: 5, to: 9, what: 'Cloudbursts from Canfield to Struthers', kind: 'cloudburst' },
    { from: 9, to: 10, what: 'Tail of a hurricane: long rain, wind, no power', kind: 'cloudburst' },
    { from: 12, to: 2, what: 'Hard frost, worst with wind', kind: 'frost' },
  ],
  firstSteps: [
    'Call your insurer and one restorer early. In a county-wide storm every trade works down a list.',
    'Start that list of your own: room, thing, age, photograph.',
    'Cut a square of wet carpet with its pad and keep it as a sample before the rest goes to the curb.',
    'Do not drive through water to look at a house. It will keep.',
  ],
  others: [
    {
      name: 'Mahoning County Emergency Management Agency',
      why: 'flood damage that the county should count',
      sources: [emergencyOffice, ivan],
    },
    {
      name: 'Mahoning County Public Health',
      why: 'a flooded well or a septic system that has failed',
      sources: [septicTanks],
    },
    {
      name: 'Mahoning County Sanitary Engineer',
      why: 'sewage that comes back, where the county runs the sewer',
      sources: [sewagePlants],
    },
  ],
  questions: [
    {
      question: 'How do I learn whether my house is in a flood zone?',
      answer:
        'In 2013 the county Planning Commission kept the flood-insurance maps; ask whether it still does. FEMA shows them online. Such a map draws rivers and creeks. It says nothing about a sewer that cannot keep up.',
      sources: [floodMaps],
    },
    {
      question: 'After a disaster declaration, is my basement paid for?',
      answer:
        'Not by itself. A declaration may open grants or loans, with limits, and they usually look at what insurance did not cover. So file with your insurer first and keep every letter, a refusal too.',
      sources: [],
    },
  ],
}
