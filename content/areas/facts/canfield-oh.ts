import type { Fact, Source } from '../fact.ts'

const city: Source = {
  title: 'Wikipedia, “Canfield, Ohio”',
  url: 'https://en.wikipedia.org/wiki/Canfield,_Ohio',
}
const infrastructure: Source = {
  title: 'City of Canfield, Infrastructure Maintenance',
  url: 'https://canfield.gov/infrastructure-maintenance/',
}
const backflow: Source = {
  title: 'City of Canfield, Backflow Control Program (Ordinance 2020-57)',
  url: 'https://canfield.gov/backflow-control-program',
}
const assessments: Source = {
  title:
    'The Vindicator, “Canfield residents rail against inadequate stormwater infrastructure”, June 6, 2019',
  url: 'https://vindyarchives.com/news/2019/jun/06/canfield-residents-air-stormwater-concer',
}
const rafts: Source = {
  title: 'The Vindicator, “Rain and hail pound Mahoning, Shenango valleys”, May 28, 2019',
  url: 'https://vindyarchives.com/news/2019/may/28/rain-and-hail-pound-mahoning-shenango-valleys/',
}
const schools: Source = {
  title: 'The Vindicator, “Mahoning Valley residents assess storm damage”, May 29, 2019',
  url: 'https://vindyarchives.com/news/2019/may/29/mahoning-valley-residents-assess-storm-damage/',
}
const stormwaterFee: Source = {
  title: 'The Vindicator, “Canfield gushes in water improvements”, May 2020',
  url: 'https://www.vindy.com/uncategorized/2020/05/canfield-gushes-in-water-improvements/',
}
const sawmillCreek: Source = {
  title: 'The Vindicator, “Canfield council OKs Sawmill Creek project”, September 2023',
  url: 'https://www.vindy.com/news/local-news/2023/09/canfield-council-oks-sawmill-creek-project/',
}
const apartments: Source = {
  title: 'The Business Journal, “Mahoning County Added to FEMA Disaster Declaration”, 2019',
  url: 'https://businessjournaldaily.com/mahoning-county-added-to-fema-disaster-declaration',
}
const kneeDeep: Source = {
  title: 'The Vindicator, “Residents knee deep in flooding fiasco”, May 28, 2011',
  url: 'https://vindyarchives.com/news/2011/may/28/residents-knee-deep-in-flooding-fiasco/',
}

/** What the sources of the page say, as data. */
export const canfieldFacts = {
  cityKind: {
    source: city,
    date: null,
    strength: 'measured',
    figures: [],
    names: ['Mahoning County', 'Canfield Township'],
  },
  cityPopulation: { source: city, date: null, strength: 'measured', figures: ['7,699', '2020'], names: [] },
  waterProvider: {
    source: infrastructure,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Meander', 'Youngstown'],
  },
  sewers: {
    source: infrastructure,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Herbert Road', 'Sawmill Creek', 'Meander'],
  },
  backflow: {
    source: backflow,
    date: null,
    strength: 'reported',
    figures: ['60 percent', '$3,600', '50%', '$2,000', 'two estimates', 'one year', '2020'],
    names: ['Mahoning County'],
  },
  kneeDeep: {
    source: kneeDeep,
    date: '2011-05-28',
    strength: 'reported',
    figures: ['3 inches', '90-minute', '2011'],
    names: ['May', 'Fairview Drive', 'Saturday'],
  },
  assessments: {
    source: assessments,
    date: '2019-06-06',
    strength: 'reported',
    figures: ['28', '2019', '436'],
    names: ['May', 'Canfield', 'Hood Drive', 'Winona Avenue', 'Garwood Drive'],
  },
  rafts: {
    source: rafts,
    date: '2019-05-28',
    strength: 'reported',
    figures: ['28', '2019', 'dozen', '911'],
    names: ['May', 'Indian Run Drive', 'Tippecanoe Road', 'Cardinal Joint Fire District'],
  },
  pumpIndoors: {
    source: rafts,
    date: '2019-05-28',
    strength: 'reported',
    figures: ['2019'],
    names: [],
  },
  schools: {
    source: schools,
    date: '2019-05-29',
    strength: 'reported',
    figures: ['28', '2019'],
    names: ['May'],
  },
  stormwaterFee: {
    source: stormwaterFee,
    date: '2020-05',
    strength: 'reported',
    figures: ['$3', '$8', '2019'],
    names: ['August'],
  },
  sawmillCreek: {
    source: sawmillCreek,
    date: '2023-09',
    strength: 'planned',
    figures: ['$1,860,455', '2023'],
    names: ['Sawmill Creek', 'September', 'South Briarcliff Drive'],
  },
  apartments: {
    source: apartments,
    date: '2019',
    strength: 'reported',
    figures: ['20', '2019'],
    names: ['Canfield', 'May'],
  },
} as const satisfies Record<string, Fact>
