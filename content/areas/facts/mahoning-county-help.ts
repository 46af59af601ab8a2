import type { Fact, Source } from '../fact.ts'

const abcTask: Source = {
  title: 'The Town Crier, “ABC is key to easing flooding in Boardman”, August 29, 2018',
  url: 'http://towncrieronline.com/page/content.detail/id/515615/ABC-is-key-to-easing-flooding-in-Boardman.html?nav=5003',
}
const abcMeeting: Source = {
  title: 'The Town Crier, “Canfield residents discuss storm water issues at ABC meeting”, June 19, 2019',
  url: 'http://towncrieronline.com/page/content.detail/id/516207/Canfield-residents-discuss-storm-water-issues-at-ABC-meeting.html?nav=5004',
}
const mineBill: Source = {
  title: 'Insurance Journal, “Ohio Passes Mine Subsidence Insurance Bill”, January 17, 2005',
  url: 'https://www.insurancejournal.com/news/midwest/2005/01/17/49753.htm',
}
const mineQuestions: Source = {
  title: 'Ohio Mine Subsidence Insurance Underwriting Association, “FAQ”',
  url: 'https://ohiominesubsidence.com/Public/FAQ.aspx',
}
const olderHomes: Source = {
  title: 'The Vindicator, “Older homes hamper sanitary system”, October 3, 2018',
  url: 'https://vindyarchives.com/news/2018/oct/03/older-homes-hamper-sanitary-system',
}
const gateValves: Source = {
  title: 'The Vindicator, “Officials offer help to avoid flooding”, September 2, 2004',
  url: 'https://vindyarchives.com/news/2004/sep/02/mahoning-county-officials-offer-help-to-avoid',
}
const extraHelp: Source = {
  title: 'WKBN, “Extra $1,500 offered for flooding backup assistance”, May 4, 2023 (carried by WYTV)',
  url: 'https://www.wytv.com/news/local-news/extra-1500-offered-for-flooding-backup-assistance/',
}
const privatePipes: Source = {
  title: 'The Vindicator, report on a meeting about sewer backup in Poland, September 11, 2018',
  url: 'http://www.vindy.com/news/2018/sep/11/poland-residents-disclose-frustrations-w/',
}
const dyeTest: Source = {
  title: 'The Vindicator, “County addressing flooding issues in Poland”, June 25, 2010',
  url: 'https://vindyarchives.com/news/2010/jun/25/county-addressing-flooding-issues-in-pol/',
}
const sanitaryWork: Source = {
  title: 'The Vindicator, “Sanitary work to overlap”, June 2025',
  url: 'https://www.vindy.com/news/local-news/2025/06/sanitary-work-to-overlap',
}
const floodPolicy: Source = {
  title: 'State of Ohio, Weather Safety, “The National Flood Insurance Program”',
  url: 'https://weathersafety.ohio.gov/FloodInsuranceInfo.aspx',
}
const springReview: Source = {
  title:
    'Ohio Department of Insurance, “Ohioans Urged to Evaluate Need for Flood Insurance”, March 22, 2022 (carried by The Mount Vernon Grapevine)',
  url: 'http://www.TheMountVernonGrapevine.com/index.php/2022/03/22/ohioans-urged-to-evaluate-need-for-flood-insurance/?share=twitter',
}

/** Who does what in Mahoning County, what help there was, and what policies cover. Pages of several of its places use it. */
export const mahoningCountyHelp = {
  basementAid: {
    source: abcTask,
    date: '2018-08-29',
    strength: 'reported',
    figures: ['2018'],
    names: ['FEMA', 'Boardman'],
  },
  whoDoesWhat: {
    source: abcMeeting,
    date: '2019-06-19',
    strength: 'reported',
    figures: ['2019'],
    names: ['ABC Storm Water District', 'Sanitary Engineer', 'Stormwater'],
  },
  mineBill: {
    source: mineBill,
    date: '2005-01-17',
    strength: 'reported',
    figures: ['$1', '26'],
    names: ['Mahoning'],
  },
  mineQuestions: {
    source: mineQuestions,
    date: null,
    strength: 'reported',
    figures: ['1-4 family'],
    names: [],
  },
  olderHomes: {
    source: olderHomes,
    date: '2018-10-03',
    strength: 'reported',
    figures: ['1950', '1970', '40,000', '224', '50 percent', '$2,500', '1994', '594'],
    names: ['US', 'U.S. Route 224', 'Boardman', 'Sanitary Engineer'],
  },
  improperDrains: {
    source: olderHomes,
    date: '2018-10-03',
    strength: 'estimated',
    figures: ['15,000', '40,000'],
    names: ['Mahoning County Sanitary Engineering Department'],
  },
  gateValves: {
    source: gateValves,
    date: '2004-09-02',
    strength: 'reported',
    figures: ['$2,500', '2004'],
    names: ['Craig Beach', 'New Middletown', 'Poland', 'Campbell', 'Sanitary Engineer'],
  },
  extraHelp: {
    source: extraHelp,
    date: '2023-05-04',
    strength: 'reported',
    figures: ['$3,600', '$1,500', '$10,000', '2021', '2023'],
    names: ['ABC Water and Stormwater District', 'Boardman Township Hall', 'Mahoning County', 'January'],
  },
  privatePipes: {
    source: privatePipes,
    date: '2018-09-11',
    strength: 'reported',
    figures: ['2018', '830 miles', '40,000 people'],
    names: ['Mahoning County', 'Water Street'],
  },
  dyeTest: {
    source: dyeTest,
    date: '2010-06-25',
    strength: 'reported',
    figures: ['2010'],
    names: ['Poland Township', 'North Lima Road', 'Sanitary Engineer'],
  },
  sanitaryWork: {
    source: sanitaryWork,
    date: '2025-06',
    strength: 'reported',
    figures: ['2025'],
    names: ['Sanitary Engineer', 'Mahoning County', 'New Middletown', 'Boardman', 'Struthers', 'Lake Evans'],
  },
  floodPolicy: {
    source: floodPolicy,
    date: null,
    strength: 'reported',
    figures: ['30-day', '30 days', '20 percent'],
    names: ['Ohio', 'National Flood Insurance Program'],
  },
  springReview: {
    source: springReview,
    date: '2022-03-22',
    strength: 'reported',
    figures: ['30-day', '30 days'],
    names: ['Ohio Department of Insurance'],
  },
} as const satisfies Record<string, Fact>
