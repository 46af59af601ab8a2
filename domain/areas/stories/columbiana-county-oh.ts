import type { AreaStory, Source } from '../story.ts'

const county: Source = {
  title: 'Wikipedia, “Columbiana County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Columbiana_County,_Ohio',
}
const sketch: Source = {
  title: 'Columbiana County, Historical Sketch',
  url: 'http://columbianacounty.org/history',
}
const potteries: Source = {
  title: 'Ohio History Central, “Columbiana County”',
  url: 'https://ohiohistorycentral.org/w/Columbiana_County',
}
const westernCreeks: Source = {
  title: 'The Vindicator, “Columbiana County continues to tally up impact of flooding”, 1 August 2003',
  url: 'https://vindyarchives.com/news/2003/aug/01/columbiana-county-continues-to-tally-up-impact-of',
}
const havoc: Source = {
  title: 'The Vindicator, “Floods raise havoc”, 28 August 2004',
  url: 'http://www.vindy.com/news/2004/aug/28/floods-raise-havoc/',
}
const homesCounted: Source = {
  title: 'The Vindicator, “Starting a deluge of assistance”, 1 September 2004',
  url: 'https://vindyarchives.com/news/2004/sep/01/flood-aftermath-starting-a-deluge-of-assistance',
}
const hurricaneRains: Source = {
  title: 'The Vindicator, on rain from the remnants of storms, 30 August 2005',
  url: 'http://www.vindy.com/news/2005/aug/30/rain-from-storms-remnants-expected-to-cause/?print',
}
const winds: Source = {
  title: 'Morning Journal, “Storm had little impact across Columbiana County”, 31 October 2012',
  url: 'http://www.morningjournalnews.com/page/content.detail/id/543844/Storm-had-little-impact-across-Columbiana-County.html?nav=5019',
}
const steadyRain: Source = {
  title: 'Morning Journal, “A lot of rain, but most of county spared serious consequences”, September 2018',
  url: 'http://www.morningjournalnews.com/news/local-news/2018/09/a%E2%80%88lot-of-rain-but-most-of-county-spared-serious-consequences/',
}
const lowRoads: Source = {
  title: 'The Review, “Heavy rain hits county”, November 2017',
  url: 'http://www.reviewonline.com/news/local-news/2017/11/heavy-rain-hits-county/',
}
const iceStorm: Source = {
  title: 'Tribune Chronicle, “Most Columbiana residents have power”, November 2018',
  url: 'https://www.tribtoday.com/news/local-news/2018/11/most-columbiana-residents-have-power/',
}
const mineCover: Source = {
  title: 'Insurance Journal, “Ohio Passes Mine Subsidence Insurance Bill”, 17 January 2005',
  url: 'https://www.insurancejournal.com/news/midwest/2005/01/17/49753.htm',
}
const emergencyOffice: Source = {
  title: 'Salem News, “CCEMA public meeting May 6”, April 2025',
  url: 'https://www.salemnews.net/news/neighborhood-news/2025/04/ccema-public-meeting-may-6/',
}
const healthBoard: Source = {
  title: 'Morning Journal, “CC Health District Advisory Council selects health board”, March 2025',
  url: 'https://morningjournalnews.com/news/local-news/2025/03/cc-health-district-advisory-council-selects-health-board',
}
const radon: Source = {
  title: 'Columbiana County Health District, Data and Resources',
  url: 'https://www.columbiana-health.org/resources/',
}

export const columbianaCounty: AreaStory = {
  heading: 'Columbiana County: what the creeks have done',
  lead: 'Smooth ground in the north, rugged hills in the south, coal and clay below, the Ohio River at the foot. What has gone wrong before, and how to meet it.',
  description:
    'Flood, storm and mine ground in Columbiana County, Ohio: what happened and when, what to do in the first hour, and who else should hear of it.',
  facts: [
    { label: 'Kind', value: 'County of 101,877 people (2020 census); county seat Lisbon', sources: [county] },
    {
      label: 'Waters',
      value: 'About 20 miles of Ohio River; the northwest drains to the Mahoning',
      sources: [sketch],
    },
    {
      label: 'Ground',
      value: 'Smoothed by ice north of Lisbon, rugged south of it; 652 to 1,447 feet',
      sources: [sketch],
    },
    { label: 'Known for', value: 'Pottery: East Liverpool was “Crockery City”', sources: [potteries] },
  ],
  record: [
    {
      when: 'July 2003',
      what: 'Creeks in the west left their banks. Several dozen families left their homes; much of the damage was to basements.',
      sources: [westernCreeks],
    },
    {
      when: 'August 2004',
      what: 'About seven inches of rain within hours. By 1 September the count was 18 homes destroyed, 33 with major damage.',
      sources: [havoc, homesCounted],
    },
    {
      when: 'September 2004',
      what: 'What was left of Frances and Ivan. With August, the damage passed $10 million.',
      sources: [hurricaneRains],
    },
    {
      when: 'September 2008',
      what: 'Wind of 70 mph from the remains of Ike: 38,000 households dark.',
      sources: [winds],
    },
    {
      when: '18 November 2017',
      what: 'Some 2.5 to 3.2 inches in under a day, $1.22 million of damage, and disaster declarations.',
      sources: [steadyRain],
    },
    {
      when: 'November 2018',
      what: 'Ice, then snow: by one report more than 40,000 residents lost power.',
      sources: [iceStorm],
    },
  ],
  reasons: [
    {
      title: 'The ice stopped near Lisbon',
      text: 'A glacier smoothed the north of the county and left the south rugged. Rain leaves a steep lot fast and strikes the uphill wall. On a level lot it lingers and finds the sump pit. Look at the slope before you buy a pump: a shallow swale above the house may do more than a hose below it.',
      sources: [sketch],
    },
    {
      title: 'Franklin Square and Elkton go first',
      text: 'After the rain of November 2017 the county’s emergency director named the roads through these two places, both beside streams, as the usual first to flood. If water stands on your way home, lift what lies on the cellar floor first.',
      sources: [lowRoads],
    },
    {
      title: 'Coal and clay under the lawn',
      text: 'Shale, limestone and sandstone lie near the surface, with coal and clay between them. In January 2005 this was reported as one of 26 Ohio counties where home policies must include mine subsidence cover. A step that drops or a door that jams should be dated with a pencil before you blame the rain.',
      sources: [sketch, mineCover],
    },
    {
      title: 'A week is longer than a battery',
      text: 'Many homes waited about a week for current in September 2008. A sump battery is counted in hours. A generator that stands outdoors, and a neighbor who knows where your pit is, are counted in days. Plan for the days.',
      sources: [winds],
    },
  ],
  year: [
    { from: 12, to: 3, what: 'Deep cold and ice: pipes, then power', kind: 'frost' },
    { from: 12, to: 4, what: 'A high Ohio River in the south', kind: 'water' },
    { from: 5, to: 8, what: 'Stalled storms: creeks over the road', kind: 'cloudburst' },
    { from: 9, to: 9, what: 'Leftover hurricanes, rain or wind', kind: 'cloudburst' },
  ],
  firstSteps: [
    'Write down your township. Offices ask for it, and the town in a mail address may be another one.',
    'With a creek rising, move cars and fuel cans first, then papers, then furniture.',
    'Never test a covered road with your car: the pavement below may be gone.',
    'Report damage to the county even if you are insured. Aid often turns on how many homes were hit.',
  ],
  others: [
    {
      name: 'Columbiana County Emergency Management Agency, 215 S. Market St., Lisbon',
      why: 'damage from flood or wind that ought to be counted',
      sources: [emergencyOffice],
    },
    {
      name: 'Columbiana County Health District, 7360 State Route 45, Lisbon',
      why: 'a well or septic tank that stood under water',
      sources: [healthBoard],
    },
  ],
  questions: [
    {
      question: 'Does mine subsidence cover pay for any cracked wall?',
      answer:
        'No. It is meant for ground that sinks over old mine works, not for frost, settling or the push of wet soil. Ask your agent how a claim is opened, and keep pictures with dates.',
      sources: [],
    },
    {
      question: 'Rain is forecast. Can I still buy flood insurance?',
      answer:
        'You can buy it, but it often starts only after a wait, commonly 30 days. A plain home policy usually leaves rising water out.',
      sources: [],
    },
    {
      question: 'Should I test for radon once the basement is rebuilt?',
      answer:
        'The county health site says that every Ohio home should be tested. A new floor or a sealed pit can change the reading, so test again after the work.',
      sources: [radon],
    },
  ],
}
