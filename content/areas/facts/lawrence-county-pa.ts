import type { Fact, Source } from '../fact.ts'

const county: Source = {
  title: 'Wikipedia, “Lawrence County, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Lawrence_County,_Pennsylvania',
}
const beaverRiver: Source = {
  title: 'Wikipedia, “Beaver River (Pennsylvania)”',
  url: 'https://en.wikipedia.org/wiki/Beaver_River_(Pennsylvania)',
}
const coordinators: Source = {
  title: 'Lawrence County Department of Public Safety, “Emergency Management” (an older page)',
  url: 'http://www.leoc.net/emergency-management',
}
const pymatuning: Source = {
  title: 'New Castle News, “1913 flood required massive cleanup”, March 27, 2013',
  url: 'http://www.ncnewsonline.com/topstories/x765747448/Photo-Gallery-Story-1913-flood-required-massive-cleanup-and-spurred-regional-control-measures',
}
const shenangoDam: Source = {
  title: 'Wikipedia, “Shenango River Lake”',
  url: 'https://en.wikipedia.org/wiki/Shenango_River_Lake',
}
const federalAid: Source = {
  title: 'The Vindicator, “Federal disaster aid is available”, October 27, 2003',
  url: 'https://vindyarchives.com/news/2003/oct/27/lawrence-mercer-cos-federal-disaster-aid-is/?print',
}
const may2004: Source = {
  title: 'Pittsburgh Tribune-Review, “Little Beaver Creek overflows, hundreds evacuated”, May 23, 2004',
  url: 'https://archive.triblive.com/news/little-beaver-creek-overflows-hundreds-evacuated/',
}
const stormOf2013: Source = {
  title: 'New Castle News, “County still recovering from storm”, December 21, 2013',
  url: 'http://www.ncnewsonline.com/topstories/x1250993065/Top-10-Stories-Number-9-County-still-recovering-from-storm/print',
}
const melt: Source = {
  title: 'New Castle News, “Flooding prompts road closures countywide”, February 18, 2022',
  url: 'https://www.ncnewsonline.com/news/flooding-prompts-road-closures-countywide/article_f15eda12-90d5-11ec-b09a-6f500f6fac05.html',
}
const july2023: Source = {
  title: 'New Castle News, “Flood damage prompts disaster declarations”, July 11, 2023',
  url: 'https://www.ncnewsonline.com/news/local_news/flood-damage-prompts-disaster-declarations/article_260136d4-201d-11ee-87fc-ff22fc79002d.html',
}
const iceWatch: Source = {
  title: 'New Castle News, “Freeze-thaw creates ice jam, flood concern”, February 3, 2014',
  url: 'http://www.ncnewsonline.com/topstories/x1782765651/Freeze-thaw-creates-ice-jam-flood-concern/print',
}
const straightWind: Source = {
  title: 'Tribune-Review, “Strong winds, storm damage but no tornadoes suspected”, November 6, 2017',
  url: 'http://triblive.com/local/regional/12918555-74/strong-winds-storm-damage-but-no-tornadoes-suspected-in-lawrence-beaver-butler',
}
const microburst: Source = {
  title: 'The Vindicator, “Commissioners to give money to townships hit by bad weather”, September 1, 2003',
  url: 'https://vindyarchives.com/news/2003/sep/01/lawrence-county-commissioners-to-give-money-to',
}
const publicSafety: Source = {
  title: 'Lawrence County Department of Public Safety, “Emergency Management”',
  url: 'https://leoc.net/ema/',
}

const homesOf2004: Source = {
  title: 'Disaster News Network, “Neighbors offer care in PA”, July 30, 2004',
  url: 'https://www.disasternews.net/news/article.php?articleid=1839',
}
const conservationDistrict: Source = {
  title: 'Lawrence Conservation District, project notice',
  url: 'https://www.lawrencecd.org/pollution-control-project-funded-in-lawrence-county/',
}
const water: Source = {
  title: 'New Castle News, “Local water treatment plant honored for excellence”',
  url: 'https://www.ncnewsonline.com/news/local_news/local-water-treatment-plant-honored-for-excellence/article_79da74d1-1944-5fd3-8288-141454c81072.html',
}

/** What the sources of the page say, as data. */
export const lawrenceCountyFacts = {
  countyKind: {
    source: county,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Pennsylvania', 'New Castle'],
  },
  countyPopulation2020: {
    source: county,
    date: null,
    strength: 'measured',
    figures: ['86,070 people', '2020'],
    names: [],
  },
  beaverRiver: {
    source: beaverRiver,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Beaver River', 'Mahoning', 'Shenango', 'Mahoningtown', 'New Castle'],
  },
  coordinators: {
    source: coordinators,
    date: null,
    strength: 'reported',
    figures: ['1 city', '10 boroughs', '16 townships'],
    names: [],
  },
  pymatuning: {
    source: pymatuning,
    date: '2013-03-27',
    strength: 'reported',
    figures: ['1913', '1934'],
    names: ['March', 'Shenango', 'Pymatuning'],
  },
  shenangoDam: {
    source: shenangoDam,
    date: null,
    strength: 'reported',
    figures: ['1965'],
    names: ['Shenango Dam', 'Mercer County', 'New Castle', 'Army Corps'],
  },
  federalAid: {
    source: federalAid,
    date: '2003-10-27',
    strength: 'reported',
    figures: ['2003', '21', '12', '200'],
    names: ['July', 'September'],
  },
  may2004: {
    source: may2004,
    date: '2004-05-23',
    strength: 'reported',
    figures: ['22', '2004'],
    names: ['May', 'North Fork of Little Beaver Creek', 'Mahoning River', 'Wayne Township'],
  },
  stormOf2013: {
    source: stormOf2013,
    date: '2013-12-21',
    strength: 'reported',
    figures: ['10', '2013'],
    names: ['July', 'North Beaver', 'New Beaver'],
  },
  damageOf2013: {
    source: stormOf2013,
    date: '2013-12-21',
    strength: 'estimated',
    figures: ['$1.6 million'],
    names: [],
  },
  melt: {
    source: melt,
    date: '2022-02-18',
    strength: 'reported',
    figures: ['17', '18', '2022'],
    names: ['February', 'Mahoning', 'Shenango', 'Neshannock Creek'],
  },
  july2023: {
    source: july2023,
    date: '2023-07-11',
    strength: 'reported',
    figures: ['9', '2023', '8 homes'],
    names: ['Sunday', 'July', 'Shenango', 'Wayne'],
  },
  iceWatch: {
    source: iceWatch,
    date: '2014-02-03',
    strength: 'reported',
    figures: ['2014'],
    names: ['Neshannock Creek'],
  },
  straightWind: {
    source: straightWind,
    date: '2017-11-06',
    strength: 'estimated',
    figures: ['5', '2017', '65 mph'],
    names: ['November', 'Scott Township'],
  },
  microburst: {
    source: microburst,
    date: '2003-09-01',
    strength: 'reported',
    figures: ['2003'],
    names: ['August', 'Weather Service'],
  },
  publicSafety: {
    source: publicSafety,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Lawrence County Department of Public Safety'],
  },
  homesOf2004: {
    source: homesOf2004,
    date: '2004-07-30',
    strength: 'estimated',
    figures: ['40', '60', '2004'],
    names: ['May', 'July', 'Lawrence County'],
  },
  conservationDistrict: {
    source: conservationDistrict,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Lawrence County Conservation District'],
  },
  water: {
    source: water,
    date: null,
    strength: 'reported',
    figures: ['18,000 customers'],
    names: ['Pennsylvania American Water', 'New Castle'],
  },
} as const satisfies Record<string, Fact>
