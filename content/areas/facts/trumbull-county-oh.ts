import type { Fact, Source } from '../fact.ts'

const county: Source = {
  title: 'Wikipedia, “Trumbull County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Trumbull_County,_Ohio',
}
const flood1913: Source = {
  title: 'Tribune Chronicle, “The flood of 1913”, March 2013',
  url: 'http://www.tribtoday.com/news/local-news/2013/03/the-flood-of-1913/',
}
const lakeBirthday: Source = {
  title: 'The Vindicator, on the 75th year of Mosquito Creek Lake, April 13, 2019',
  url: 'https://vindyarchives.com/news/2019/apr/13/celebrations-set-mosquito-creek-lakes-75th-year/',
}
const houses2000: Source = {
  title: 'U.S. Census 2000 (Infoplease), Trumbull County housing',
  url: 'https://www.infoplease.com/us/census/ohio/trumbull-county/housing-statistics',
}
const coal: Source = {
  title: 'Vienna Historical Society, “Coal Mining in Trumbull County”',
  url: 'http://viennapedia.viennahistory.org/topics/coal-boom-and-coal-mining/coal-mining-in-trumbull-county',
}
const tornado1985: Source = {
  title: 'National Weather Service, Storm Data for May 31, 1985',
  url: 'https://weather.gov/ctp/Wheatland',
}
const wettestDay: Source = {
  title: 'The Vindicator, “Rain, wind blast Valleys”, July 22, 2003',
  url: 'https://vindyarchives.com/news/2003/jul/22/rain-wind-blast-valleys/',
}
const disaster2003: Source = {
  title: 'The Vindicator, “Counties qualify for disaster funds”, August 2, 2003',
  url: 'https://vindyarchives.com/news/2003/aug/02/counties-qualify-for-disaster-funds/',
}
const meadowbrook: Source = {
  title: 'The Vindicator, on the flood in Leavittsburg, July 13, 2013',
  url: 'http://www.vindy.com/news/2013/jul/13/by-ed-runyan/',
}
const emergency2019: Source = {
  title: 'WFMJ, “Trumbull Commissioners sign emergency declaration”, July 2019',
  url: 'https://wfmj.com/story/40825561/trumbull-commissioners-sign-emergency-declaration-as-damage-reports-mount',
}
const floodStage: Source = {
  title: 'The Vindicator, “Flooding closes Trumbull County MetroParks, roads”, March 2, 2018',
  url: 'http://www.vindy.com/news/2018/mar/02/flooding-closes-trumbull-county-metroparks-roads/',
}
const basements: Source = {
  title: 'The Vindicator, “FEMA: Flooding not serious enough to qualify for help”, March 2, 2011',
  url: 'https://vindyarchives.com/news/2011/mar/02/fema-flooding-not-serious-enough-to-qual/',
}
const mineralRidge: Source = {
  title: 'Columbus Dispatch, on mine subsidence in Mineral Ridge, September 2, 2008',
  url: 'https://www.dispatch.com/content/stories/local/2008/09/02/ohcoal.ART_ART_09-02-08_B1_GLB70C0.html',
}
const mineInsurance: Source = {
  title: 'Ohio Department of Natural Resources, Mine Subsidence Insurance',
  url: 'https://ohiodnr.gov/business-and-industry/best-management-practices/mining-reclamation-restoration/mine-subsidence-insurance',
}
const septicOwners: Source = {
  title: 'The Vindicator, on the end of the Trumbull sewer decree, September 2, 2016',
  url: 'https://vindyarchives.com/news/2016/sep/02/officials-to-announce-elimination-of-tru',
}
const septicRules: Source = {
  title: 'The Vindicator, “Trumbull County out from under strict septic rules”, September 15, 2016',
  url: 'https://vindyarchives.com/news/2016/sep/15/after--years-trumbull-county-is-out-from/',
}
const snow: Source = {
  title: 'WKBN, Youngstown snow facts and figures, November 9, 2021',
  url: 'https://www.wkbn.com/weather/looking-at-some-youngstown-ohio-snow-facts-and-figures/',
}
const floodplain: Source = {
  title: 'Trumbull County Planning Commission, Floodplain Administration',
  url: 'https://www.co.trumbull.oh.us/planning/Floodplains.html',
}
const federalRule: Source = {
  title: 'Code of Federal Regulations, 44 CFR 59.1, definition of substantial damage',
  url: 'https://www.ecfr.gov/current/title-44/chapter-I/subchapter-B/part-59/subpart-A/section-59.1',
}
const emergencyOffice: Source = {
  title: 'The Vindicator, “EMA director gives update on shared space”, July 2025',
  url: 'https://www.vindy.com/news/local-news/2025/07/ema-director-gives-update-on-shared-space',
}

/** What the sources of the page say, as data. */
export const trumbullCountyFacts = {
  countyKind: { source: county, date: null, strength: 'reported', figures: [], names: ['Ohio', 'Warren'] },
  countyPopulation2020: {
    source: county,
    date: null,
    strength: 'measured',
    figures: ['201,977 people', '2020'],
    names: [],
  },
  flood1913: {
    source: flood1913,
    date: '2013-03',
    strength: 'reported',
    figures: ['March 1913'],
    names: ['March', 'Mahoning River', 'Warren', 'Niles', 'Girard'],
  },
  lakeBirthday: {
    source: lakeBirthday,
    date: '2019-04-13',
    strength: 'reported',
    figures: ['1943', '1944'],
    names: ['Mosquito Creek Lake', 'Army Corps of Engineers'],
  },
  houses2000: {
    source: houses2000,
    date: '2000',
    strength: 'measured',
    figures: ['21.1 percent', '1939', '2000'],
    names: ['Census'],
  },
  coal: {
    source: coal,
    date: null,
    strength: 'reported',
    figures: ['1870 to 1884', '100 feet'],
    names: ['Hubbard', 'Brookfield', 'Liberty', 'Vienna', 'Weathersfield'],
  },
  tornado1985: {
    source: tornado1985,
    date: '1985-05-31',
    strength: 'reported',
    figures: ['May 31, 1985', '5'],
    names: ['May', 'F5', 'Newton Falls', 'Lordstown', 'Niles', 'Hubbard'],
  },
  wettestDay: {
    source: wettestDay,
    date: '2003-07-22',
    strength: 'measured',
    figures: ['July 21, 2003', '4.65 inches', '24 hours', '1943'],
    names: ['July', 'Vienna'],
  },
  disaster2003: {
    source: disaster2003,
    date: '2003-08-02',
    strength: 'reported',
    figures: ['250 homes', '2003'],
    names: ['Mahoning', 'Trumbull', 'August'],
  },
  meadowbrook: {
    source: meadowbrook,
    date: '2013-07-13',
    strength: 'reported',
    figures: ['July 2013', '16 feet', '63 people', '28 homes'],
    names: ['July', 'Mahoning River', 'Leavittsburg', 'Meadowbrook'],
  },
  emergency2019Floods: {
    source: emergency2019,
    date: '2019-07',
    strength: 'reported',
    figures: ['July 20, 2019'],
    names: ['July', 'Kinsman Lake', 'Greene', 'Gustavus', 'Kinsman'],
  },
  emergency2019Agencies: {
    source: emergency2019,
    date: '2019-07',
    strength: 'reported',
    figures: ['July 2019', '211'],
    names: ['July', 'Emergency Management Agency'],
  },
  floodStage: {
    source: floodStage,
    date: '2018-03-02',
    strength: 'measured',
    figures: ['10 feet', '2018'],
    names: ['National Weather Service', 'Mahoning River', 'Leavittsburg', 'Warren Township'],
  },
  basements: {
    source: basements,
    date: '2011-03-02',
    strength: 'reported',
    figures: ['2011'],
    names: ['FEMA', 'March'],
  },
  mineralRidge: {
    source: mineralRidge,
    date: '2008-09-02',
    strength: 'reported',
    figures: ['4 times', '1997', '2008'],
    names: ['Mineral Ridge'],
  },
  mineInsurance: {
    source: mineInsurance,
    date: null,
    strength: 'reported',
    figures: ['$1'],
    names: ['Trumbull County'],
  },
  septicOwners: {
    source: septicOwners,
    date: '2016-09-02',
    strength: 'estimated',
    figures: ['20,000', '2016'],
    names: ['House'],
  },
  septicRules: {
    source: septicRules,
    date: '2016-09-15',
    strength: 'reported',
    figures: ['2016'],
    names: ['Trumbull County'],
  },
  snow: {
    source: snow,
    date: '2021-11-09',
    strength: 'measured',
    figures: ['67.8 inches'],
    names: ['Vienna'],
  },
  floodplain: {
    source: floodplain,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Trumbull County Planning Commission'],
  },
  federalRule: { source: federalRule, date: null, strength: 'reported', figures: ['50 percent'], names: [] },
  emergencyOffice: {
    source: emergencyOffice,
    date: '2025-07',
    strength: 'reported',
    figures: ['2025'],
    names: ['Trumbull County Emergency Management Agency'],
  },
} as const satisfies Record<string, Fact>
