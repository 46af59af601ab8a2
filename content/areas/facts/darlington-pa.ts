import type { Fact, Source } from '../fact.ts'

const borough: Source = {
  title: 'Wikipedia, “Darlington, Pennsylvania”',
  url: 'https://en.wikipedia.org/wiki/Darlington,_Pennsylvania',
}
const history: Source = {
  title: 'Beaver County history (bcpahistory.org), “Darlington Borough”',
  url: 'https://bcpahistory.org/beavercounty/BeaverCountyCommunities/darlington/DarlingtonBorough/DarlingtonBorough.html',
}
const academy: Source = {
  title: 'Little Beaver Historical Society, “Greersburg Academy”',
  url: 'https://littlebeaverhistorical.org/greersburg-academy/',
}
const flood: Source = {
  title: 'Tribune-Review, “Little Beaver Creek overflows, hundreds evacuated”, May 23, 2004',
  url: 'https://archive.triblive.com/news/little-beaver-creek-overflows-hundreds-evacuated/',
}
const recovery: Source = {
  title: 'Disaster News Network, “Neighbors offer care in PA”, July 30, 2004',
  url: 'https://www.disasternews.net/news/article.php?articleid=1839',
}
const damageReports: Source = {
  title:
    'Pennsylvania Emergency Management Agency, “PEMA Urges Residents to Document and Report Flood-Related Damages”, September 10, 2011',
  url: 'http://prnewswire.com/news-releases/pema-urges-residents-to-document-and-report-flood-related-damages-to-local-officials-129590423.html',
}
const floodStudy: Source = {
  title: 'FEMA, Flood Insurance Study 42007CV, Beaver County, Pennsylvania',
  url: 'https://msc.fema.gov/portal/home',
}
const substantialDamage: Source = {
  title: 'Code of Federal Regulations, 44 CFR 59.1, “Substantial damage”',
  url: 'https://www.ecfr.gov/current/title-44/chapter-I/subchapter-B/part-59/subpart-A/section-59.1',
}

/** What the sources of the page say, as data. */
export const darlingtonFacts = {
  population: {
    source: borough,
    date: null,
    strength: 'measured',
    figures: ['249', '2020'],
    names: ['Borough', 'Darlington Township'],
  },
  borough: {
    source: borough,
    date: null,
    strength: 'reported',
    figures: ['1804', '2 municipalities'],
    names: ['Darlington Borough', 'Darlington Township'],
  },
  creek: {
    source: history,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Little Beaver Creek'],
  },
  academy: {
    source: academy,
    date: null,
    strength: 'estimated',
    figures: ['1806'],
    names: ['Greersburg Academy', 'Beaver County'],
  },
  flood: {
    source: flood,
    date: '2004-05-23',
    strength: 'reported',
    figures: ['22', '2004', '150 homes', '168', '51'],
    names: ['May', 'Route 168', 'Cannelton Road', 'Darlington Lake', 'Little Beaver Creek'],
  },
  shelter: {
    source: flood,
    date: '2004-05-23',
    strength: 'reported',
    figures: ['2004'],
    names: ['May', 'Blackhawk High School', 'Enon Valley'],
  },
  recovery: {
    source: recovery,
    date: '2004-07-30',
    strength: 'reported',
    figures: ['30 homes', '2004'],
    names: ['July', 'Beaver County', 'Darlington Township'],
  },
  damageReports: {
    source: damageReports,
    date: '2011-09-10',
    strength: 'reported',
    figures: ['2011'],
    names: ['Pennsylvania Emergency Management Agency', 'September'],
  },
  floodStudy: {
    source: floodStudy,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['FEMA', 'Beaver County', 'Darlington Borough'],
  },
  substantialDamage: {
    source: substantialDamage,
    date: null,
    strength: 'reported',
    figures: ['50 percent'],
    names: [],
  },
} as const satisfies Record<string, Fact>
