import type { Fact, Source } from '../fact.ts'

const city: Source = { title: 'Wikipedia, “Niles, Ohio”', url: 'https://en.wikipedia.org/wiki/Niles,_Ohio' }
const britannica: Source = {
  title: 'Encyclopædia Britannica (1911), “Niles”',
  url: 'https://en.wikisource.org/wiki/1911_Encyclop%C3%A6dia_Britannica/Niles',
}
const sanitaryDistrict: Source = {
  title: 'Mahoning Valley Sanitary District, district information',
  url: 'https://www.meanderwater.org/district-information',
}
const flood1913: Source = {
  title: 'Niles Historical Society, on the flood of 1913',
  url: 'https://nileshistoricalsociety.org/Flood.htm',
}
const johnAndHelen: Source = {
  title: 'The Vindicator, “Niles flooding problem detailed”, April 19, 2001',
  url: 'https://vindyarchives.com/news/2001/apr/19/niles-flooding-problem-detailed',
}
const mistletoe: Source = {
  title: 'The Vindicator, “Flooding an issue for Niles council”, February 2008',
  url: 'https://vindyarchives.com/news/2008/feb/06/flooding-an-issue-for-niles-councilnw',
}
const washingtonAvenue: Source = {
  title: 'The Vindicator, “Niles resident says bad sewers caused flooding in heavy rain”, August 20, 2010',
  url: 'https://vindyarchives.com/news/2010/aug/20/niles-resident-says-bad-sewers-caused-fl',
}
const groundwater: Source = {
  title: 'The Vindicator, “FEMA: Flooding not serious enough to qualify for help”, March 2, 2011',
  url: 'https://vindyarchives.com/news/2011/mar/02/fema-flooding-not-serious-enough-to-qual/',
}
const panel: Source = {
  title: 'The Vindicator, “Panel to provide advice about flooding”, April 19, 2011',
  url: 'http://www.vindy.com/news/2011/apr/19/panel-to-provide-advice-about-flooding/',
}
const shawRoad: Source = {
  title: 'Tribune Chronicle, “Severe storm floods streets”, July 2013',
  url: 'http://www.tribtoday.com/news/local-news/2013/07/severe-storm-floods-streets/',
}

/** What the sources of the page say, as data. */
export const nilesFacts = {
  cityKind: { source: city, date: null, strength: 'reported', figures: [], names: ['City'] },
  cityPopulation: { source: city, date: null, strength: 'measured', figures: ['18,443', '2020'], names: [] },
  cityWaters: {
    source: city,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Mosquito Creek', 'Mahoning River'],
  },
  britannica: {
    source: britannica,
    date: '1911',
    strength: 'reported',
    figures: [],
    names: ['Meander Creek'],
  },
  sanitaryDistrict: {
    source: sanitaryDistrict,
    date: null,
    strength: 'reported',
    figures: ['1932'],
    names: ['Meander Reservoir'],
  },
  flood1913: {
    source: flood1913,
    date: null,
    strength: 'reported',
    figures: ['1913'],
    names: ['Easter', 'Mahoning River'],
  },
  johnAndHelen: {
    source: johnAndHelen,
    date: '2001-04-19',
    strength: 'reported',
    figures: ['April 2001', '30 years'],
    names: ['April', 'John Street', 'Helen Avenue'],
  },
  flood2008: {
    source: mistletoe,
    date: '2008-02',
    strength: 'reported',
    figures: ['February 2008', 'Route 46'],
    names: ['February', 'Route'],
  },
  oldConnections: {
    source: mistletoe,
    date: '2008-02',
    strength: 'reported',
    figures: ['2008'],
    names: ['February'],
  },
  plant: {
    source: mistletoe,
    date: '2008-02',
    strength: 'reported',
    figures: ['1988'],
    names: ['Waste Water Treatment Plant'],
  },
  rain2010: {
    source: washingtonAvenue,
    date: '2010-08-20',
    strength: 'reported',
    figures: ['August 11, 2010', '2.7 inches'],
    names: ['August'],
  },
  washingtonAvenue: {
    source: washingtonAvenue,
    date: '2010-08-20',
    strength: 'reported',
    figures: ['August 2010'],
    names: ['August', 'Washington Avenue'],
  },
  groundwater: {
    source: groundwater,
    date: '2011-03-02',
    strength: 'reported',
    figures: ['February 28, 2011'],
    names: ['February', 'Buckeye', 'Eastwood Mall'],
  },
  capacity: {
    source: panel,
    date: '2011-04-19',
    strength: 'reported',
    figures: ['6 million gallons', '30 million gallons', '2011'],
    names: ['April'],
  },
  backupInsurance: {
    source: panel,
    date: '2011-04-19',
    strength: 'reported',
    figures: ['2011', '$5,000 or $10,000', '2 or 3'],
    names: ['April', 'February'],
  },
  shawRoad: {
    source: shawRoad,
    date: '2013-07',
    strength: 'reported',
    figures: ['2 inches', '2013'],
    names: ['July', 'Shaw Road'],
  },
} as const satisfies Record<string, Fact>
