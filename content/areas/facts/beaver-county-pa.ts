import type { Fact, Source } from '../fact.ts'

const county: Source = {
  title: 'Wikipedia, “Beaver County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Beaver_County,_Pennsylvania',
}
const waterAuthority: Source = {
  title: 'Pennsylvania Municipal Authorities Association, “Beaver Falls Municipal Authority”',
  url: 'https://www.municipalauthorities.org/beaver-falls-municipal-authority/',
}
const floodOf1936: Source = {
  title: 'Beaver County history (bcpahistory.org), “1936 Flood”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyTopical/Disasters/1936Flood/1936Flood.html',
}
const littleBeaver: Source = {
  title: 'Tribune-Review, “Little Beaver Creek overflows, hundreds evacuated”, May 23, 2004',
  url: 'https://archive.triblive.com/news/little-beaver-creek-overflows-hundreds-evacuated/',
}
const connoquenessing: Source = {
  title: 'Disaster News Network, “Flooded PA muds out”, October 11, 2004',
  url: 'https://www.disasternews.net/news/article.php?articleid=1965&printthis=1',
}
const december2010: Source = {
  title: 'Ellwood City Ledger, “Rising waters strand some local residents”, December 1, 2010',
  url: 'https://www.ellwoodcityledger.com/story/news/local/2010/12/01/rising-waters-strandsome-local-residents/18622864007/',
}
const beast: Source = {
  title: 'Beaver County Times, “It was a beast of a storm”, September 27, 2011',
  url: 'https://www.timesonline.com/story/news/crime/2011/09/27/it-was-beast-storm-cleanup/18410088007/',
}
const tornado: Source = {
  title: 'National Weather Service Pittsburgh, public information statement, June 11, 2020',
  url: 'https://mesonet.agron.iastate.edu/wx/afos/p.php?e=202006112323&pil=PNSPBZ',
}
const twoTornadoes: Source = {
  title: 'Beaver County Times, “Two tornadoes hit Beaver County early Saturday”, October 16, 2021',
  url: 'https://www.timesonline.com/story/news/local/2021/10/16/two-tornadoes-hit-beaver-county-early-saturday/8493042002/',
}
const mcKimWay: Source = {
  title: 'Pittsburgh Post-Gazette, “Cleaning up after the flood”, April 6, 2024',
  url: 'https://www.post-gazette.com/news/2024/04/06/Pittsburgh-weather-flood-cleanup-1/stories/202404060066',
}
const landslide: Source = {
  title: 'Pittsburgh Post-Gazette, on the pipeline revisited, September 25, 2020',
  url: 'https://post-gazette.com/business/powersource/2020/09/25/Revolution-pipeline-repair-Energy-Transfer-explosion-Beaver-County-landslide/stories/202009240058',
}
const emergencyServices: Source = {
  title: 'Beaver County Times, “County commissioners concerned about 911 funding”, February 13, 2015',
  url: 'https://www.timesonline.com/story/news/local/2015/02/13/county-commissioners-concerned-about-911/18505129007/',
}
const subsidence: Source = {
  title: 'Pennsylvania DEP, Mine Subsidence Insurance, reprint of April 8, 2015',
  url: 'http://www.dep.state.pa.us/MSI/MSIProducers/alerts/2015/DEPcampaign.html',
}
const mines: Source = {
  title: 'Insurance Journal, “Pennsylvania Insurance Program for Homes Above Mines Active”, January 13, 2011',
  url: 'https://www.insurancejournal.com/news/east/2011/01/13/180157.htm',
}
const floodInsurance: Source = {
  title: 'Pennsylvania Insurance Department, “Learn About Flood Insurance”',
  url: 'https://www.pa.gov/agencies/insurance/consumer-help-center/learn-about-insurance/flood-insurance',
}
const afterTheStorm: Source = {
  title: 'Pennsylvania Insurance Department, “After the Storm”',
  url: 'https://www.insurance.pa.gov/Coverage/homeowners/Pages/After-the-Storm.aspx',
}
const radon: Source = {
  title: 'Pennsylvania DEP, news release on radon',
  url: 'https://www.media.pa.gov/pages/DEP_details.aspx?newsid=748',
}

/** What the sources of the page say, as data. */
export const beaverCountyFacts = {
  population: {
    source: county,
    date: null,
    strength: 'measured',
    figures: ['168,215 people', '2020'],
    names: ['County', 'Beaver'],
  },
  rivers: {
    source: county,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Ohio', 'Beaver'],
  },
  waterAuthority: {
    source: waterAuthority,
    date: null,
    strength: 'reported',
    figures: ['23', '2011'],
    names: ['Beaver Falls Municipal Authority'],
  },
  floodOf1936: {
    source: floodOf1936,
    date: null,
    strength: 'reported',
    figures: ['1936', '3,500', '12 feet'],
    names: ['March', 'Bridgewater', 'St. Patrick’s Day'],
  },
  littleBeaver: {
    source: littleBeaver,
    date: '2004-05-23',
    strength: 'reported',
    figures: ['22', '2004', '150 homes'],
    names: ['May', 'Little Beaver Creek', 'Darlington', 'Beaver Falls', 'Ellwood City'],
  },
  connoquenessing: {
    source: connoquenessing,
    date: '2004-10-11',
    strength: 'reported',
    figures: ['2004', '50 homes'],
    names: ['September', 'Hurricane Ivan', 'Connoquenessing Creek'],
  },
  december2010: {
    source: december2010,
    date: '2010-12-01',
    strength: 'reported',
    figures: ['1', '2010', '3 inches', '24 hours'],
    names: ['December', 'Connoquenessing Creek', 'Raccoon Creek', 'Franklin', 'Marion'],
  },
  beast: {
    source: beast,
    date: '2011-09-27',
    strength: 'reported',
    figures: ['26', '2011', 'two inches'],
    names: ['September', 'Chippewa', 'Franklin', 'Koppel', 'Bradys Run Park'],
  },
  tornado: {
    source: tornado,
    date: '2020-06-11',
    strength: 'estimated',
    figures: ['10', '2020', '120 mph', '10 miles', '1985'],
    names: ['June', 'EF2', 'Ohioville', 'Daugherty Township'],
  },
  twoTornadoes: {
    source: twoTornadoes,
    date: '2021-10-16',
    strength: 'reported',
    figures: ['2021', '19th', '20th', '1950', 'two'],
    names: ['October', 'National Weather Service'],
  },
  mcKimWay: {
    source: mcKimWay,
    date: '2024-04-06',
    strength: 'reported',
    figures: ['2', '2024', '2.68 inches'],
    names: ['April', 'Connoquenessing', 'McKim Way', 'North Sewickley Township'],
  },
  landslide: {
    source: landslide,
    date: '2020-09-25',
    strength: 'reported',
    figures: ['2018', '2020'],
    names: ['September', 'Center Township', 'Post-Gazette'],
  },
  emergencyServices: {
    source: emergencyServices,
    date: '2015-02-13',
    strength: 'reported',
    figures: ['911'],
    names: ['Beaver County Emergency Services'],
  },
  subsidence: {
    source: subsidence,
    date: '2015-04-08',
    strength: 'reported',
    figures: ['2015', '55 cents', '$1,000'],
    names: ['Pennsylvania', 'Department of Environmental Protection', 'DEP', 'Mine Subsidence Insurance'],
  },
  mines: {
    source: mines,
    date: '2011-01-13',
    strength: 'reported',
    figures: ['2011'],
    names: ['Beaver', 'DEP'],
  },
  floodInsurance: {
    source: floodInsurance,
    date: null,
    strength: 'reported',
    figures: ['40 percent'],
    names: ['Pennsylvania Insurance Department', 'FEMA', 'Flood Map Service Center'],
  },
  afterTheStorm: {
    source: afterTheStorm,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Pennsylvania Insurance Department', 'Bureau of Consumer Services'],
  },
  radon: {
    source: radon,
    date: null,
    strength: 'estimated',
    figures: ['67', '40 percent'],
    names: ['DEP', 'Pennsylvania'],
  },
} as const satisfies Record<string, Fact>
