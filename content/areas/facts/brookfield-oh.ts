import type { Fact, Source } from '../fact.ts'

const township: Source = {
  title: 'Wikipedia, “Brookfield Township, Trumbull County, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Brookfield_Township,_Trumbull_County,_Ohio',
}
const fixCosts: Source = {
  title: 'News on the Green, “Flooding fix would cost millions”, July 20, 2018',
  url: 'https://newsonthegreen.com/2018/07/20/flooding-fix-would-cost-millions/',
}
const marker: Source = {
  title: 'Ohio Historical Marker 20-78, Brookfield Township',
  url: 'https://remarkableohio.org/marker/20-78-brookfield-township/',
}
const twoSystems: Source = {
  title: 'News on the Green, “County nixes utility buyout by Aqua Ohio”, June 22, 2022',
  url: 'https://newsonthegreen.com/2022/06/22/county-nixes-utility-buyout-by-aqua-ohio/',
}
const yankeeRun: Source = {
  title: 'The Vindicator, “Residents leave flooded homes as roads, yards become rivers”, July 25, 2003',
  url: 'https://vindyarchives.com/news/2003/jul/25/residents-leave-flooded-homes-as-roads-yards/',
}
const twisters: Source = {
  title: 'Salem News, “Twisters hit in Trumbull County”, June 2019',
  url: 'http://www.salemnews.net/news/local-news/2019/06/twisters-hit-in-trumbull-county/',
}
const thunderstorm: Source = {
  title: 'News on the Green, “Thunderstorm impacts Brookfield Township”, July 20, 2019',
  url: 'https://newsonthegreen.com/2019/07/20/thunderstorm-impacts-brookfield-township/',
}
const masuryProject: Source = {
  title: 'News on the Green, “Twp. project addresses Masury flooding”, September 12, 2022',
  url: 'https://newsonthegreen.com/2022/09/12/twp-project-addresses-masury-flooding/',
}
const wildwood: Source = {
  title: 'News on the Green, “Township awaits word on Wildwood funding”, February 22, 2024',
  url: 'https://newsonthegreen.com/2024/02/22/township-awaits-word-on-wildwood-funding/',
}
const backups: Source = {
  title: 'Tribune Chronicle, “County hears sewage backup concerns”, September 2025',
  url: 'https://www.tribtoday.com/news/local-news/2025/09/county-hears-sewage-backup-concerns',
}
const mineInsurance: Source = {
  title: 'Ohio Department of Natural Resources, Mine Subsidence Insurance',
  url: 'https://ohiodnr.gov/business-and-industry/best-management-practices/mining-reclamation-restoration/mine-subsidence-insurance',
}

/** What the sources of the page say, as data. */
export const brookfieldFacts = {
  population: {
    source: township,
    date: null,
    strength: 'measured',
    figures: ['8,447', '2020'],
    names: ['Masury'],
  },
  masuryFloods: {
    source: fixCosts,
    date: '2018-07-20',
    strength: 'reported',
    figures: ['2018'],
    names: ['Yankee Creek', 'Shenango River', 'Masury', 'Second', 'Third', 'Miller'],
  },
  masuryProject: {
    source: masuryProject,
    date: '2022-09-12',
    strength: 'reported',
    figures: ['2021', '2022'],
    names: ['Masury'],
  },
  coal: {
    source: marker,
    date: null,
    strength: 'reported',
    figures: ['1830', '1843'],
    names: ['Curtis'],
  },
  twoSystems: {
    source: twoSystems,
    date: '2022-06-22',
    strength: 'reported',
    figures: ['2022'],
    names: ['Aqua Ohio', 'Trumbull County', 'Southeast'],
  },
  yankeeRun: {
    source: yankeeRun,
    date: '2003-07-25',
    strength: 'reported',
    figures: ['21', '2003', '500 pound'],
    names: ['July', 'Yankee Run', 'Yankee Run Road'],
  },
  twisters: {
    source: twisters,
    date: '2019-06',
    strength: 'reported',
    figures: ['16', '2019', 'two'],
    names: ['June', 'Wood Street', 'Addison Road'],
  },
  thunderstorm: {
    source: thunderstorm,
    date: '2019-07-20',
    strength: 'reported',
    figures: ['20', '2019'],
    names: ['July', 'Brookfield', 'Masury'],
  },
  wildwoodPipes: {
    source: wildwood,
    date: '2024-02-22',
    strength: 'reported',
    figures: ['2024', 'two', '90 degree'],
    names: ['Wildwood', 'Northview', 'Crestwood Drive'],
  },
  wildwoodCost: {
    source: wildwood,
    date: '2024-02-22',
    strength: 'estimated',
    figures: ['$417,000', '2024'],
    names: ['Wildwood Drive', 'Trumbull County Engineer'],
  },
  wildwoodPhotos: {
    source: wildwood,
    date: '2024-02-22',
    strength: 'reported',
    figures: ['2024'],
    names: ['Wildwood Drive', 'January'],
  },
  backups: {
    source: backups,
    date: '2025-09',
    strength: 'reported',
    figures: ['2025', '1960', '1970', '1980'],
    names: ['Valley View', 'Trumbull County Sanitary Engineer'],
  },
  backflowValve: {
    source: backups,
    date: '2025-09',
    strength: 'reported',
    figures: ['2025', '$3,400'],
    names: [],
  },
  mineInsurance: {
    source: mineInsurance,
    date: null,
    strength: 'reported',
    figures: ['$1'],
    names: ['Trumbull County', 'Ohio Department of Natural Resources'],
  },
} as const satisfies Record<string, Fact>
