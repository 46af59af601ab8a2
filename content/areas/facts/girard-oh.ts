import type { Fact, Source } from '../fact.ts'

const city: Source = { title: 'Wikipedia, “Girard, Ohio”', url: 'https://en.wikipedia.org/wiki/Girard,_Ohio' }
const zoning: Source = { title: 'City of Girard, Zoning', url: 'https://cityofgirard.org/?page_id=168' }
const sanitaryDistrict: Source = {
  title: 'Mahoning Valley Sanitary District, district information',
  url: 'https://www.meanderwater.org/district-information',
}
const damage2003: Source = {
  title: 'The Vindicator, “City awaits federal opinion on damage”, August 2, 2003',
  url: 'https://vindyarchives.com/news/2003/aug/02/girard-city-awaits-federal-opinion-on-damage',
}
const gripes: Source = {
  title: 'The Vindicator, “Girard residents air flood gripes to council”, August 14, 2003',
  url: 'https://vindyarchives.com/news/2003/aug/14/girard-residents-air-flood-gripes-to-council',
}
const grant: Source = {
  title: 'The Vindicator, “Girard to get $385K grant”, March 23, 2005',
  url: 'https://vindyarchives.com/news/2005/mar/23/flooding-girard-to-get-385k-grant/',
}
const everyYear: Source = {
  title: 'The Vindicator, “EMA chief: Floods threaten”, October 15, 2005',
  url: 'https://vindyarchives.com/news/2005/oct/15/ema-chief-floods-threaten',
}
const gutters: Source = {
  title: 'The Vindicator, “Girard Council considers health department merger”, October 1, 2015',
  url: 'https://vindyarchives.com/news/2015/oct/01/girard-council-considers-health-departme',
}
const addressFlooding: Source = {
  title: 'Tribune Chronicle, “Girard officials to address flooding”, September 2018',
  url: 'https://www.tribtoday.com/news/local-news/2018/09/girard-officials-to-address-flooding/',
}
const drainageWork: Source = {
  title: 'Tribune Chronicle, “Drainage work to begin next year”, December 2019',
  url: 'https://www.tribtoday.com/news/local-news/2019/12/drainage-work-to-begin-next-year/',
}
const federalRule: Source = {
  title: 'Code of Federal Regulations, 44 CFR 59.1, definition of substantial damage',
  url: 'https://www.ecfr.gov/current/title-44/chapter-I/subchapter-B/part-59/subpart-A/section-59.1',
}

/** What the sources of the page say, as data. */
export const girardFacts = {
  cityKind: { source: city, date: null, strength: 'reported', figures: [], names: ['City'] },
  cityPopulation: { source: city, date: null, strength: 'measured', figures: ['9,603', '2020'], names: [] },
  cityHousing: {
    source: city,
    date: null,
    strength: 'measured',
    figures: ['4,712', '8.7 percent', '2020'],
    names: [],
  },
  cityRiver: { source: city, date: null, strength: 'reported', figures: [], names: ['Mahoning River'] },
  zoning: { source: zoning, date: null, strength: 'reported', figures: [], names: ['Zoning'] },
  sanitaryDistrict: {
    source: sanitaryDistrict,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Meander Reservoir'],
  },
  damage2003: {
    source: damage2003,
    date: '2003-08-02',
    strength: 'estimated',
    figures: ['July 2003', '$2.5 to $2.7 million', '$1.5 million', '422'],
    names: ['July', 'FEMA'],
  },
  gripes: {
    source: gripes,
    date: '2003-08-14',
    strength: 'reported',
    figures: ['August 2003'],
    names: ['August', 'Gary Avenue'],
  },
  grant: {
    source: grant,
    date: '2005-03-23',
    strength: 'planned',
    figures: ['$385,000', '8 houses', 'March 2005'],
    names: ['The Flats', 'McDonald', 'Mahoning', 'March'],
  },
  flats: {
    source: grant,
    date: '2005-03-23',
    strength: 'reported',
    figures: ['2005'],
    names: ['The Flats', 'McDonald', 'Mahoning'],
  },
  everyYear: {
    source: everyYear,
    date: '2005-10-15',
    strength: 'reported',
    figures: ['Interstate 80', 'October 2005'],
    names: ['Interstate', 'Mahoning', 'October'],
  },
  gutters: { source: gutters, date: '2015-10-01', strength: 'reported', figures: ['2015'], names: [] },
  libertyStreet: {
    source: addressFlooding,
    date: '2018-09',
    strength: 'reported',
    figures: ['September 2018', '5 inches'],
    names: ['September', 'Labor Day', 'Sunday', 'East Liberty Street'],
  },
  cityClaim: {
    source: addressFlooding,
    date: '2018-09',
    strength: 'reported',
    figures: ['September 2018'],
    names: ['September'],
  },
  drainageWork: {
    source: drainageWork,
    date: '2019-12',
    strength: 'planned',
    figures: ['8 houses', '2019', '$400,000'],
    names: ['Wellman-Liberty', 'December'],
  },
  federalRule: { source: federalRule, date: null, strength: 'reported', figures: ['50 percent'], names: [] },
} as const satisfies Record<string, Fact>
