import type { Fact } from '../fact.ts'

/** Figures in our advice that hold everywhere, with whoever publishes them. */
export const safetyAdvice = {
  generatorDistance: {
    source: {
      title: 'Electrical Safety Foundation International, Portable Generator Safety',
      url: 'https://www.esfi.org/portable-generator-safety-short/',
    },
    date: null,
    strength: 'reported',
    figures: ['20 feet'],
    names: [],
  },
  moldGrowth: {
    source: {
      title: 'EPA, “A Brief Guide to Mold, Moisture, and Your Home”',
      url: 'https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home',
    },
    date: null,
    strength: 'reported',
    figures: ['24 to 48 hours'],
    names: [],
  },
  disasterLoans: {
    source: {
      title: '13 CFR 123.3, How are disaster declarations made?',
      url: 'https://www.law.cornell.edu/cfr/text/13/123.3',
    },
    date: null,
    strength: 'reported',
    figures: ['25 homes or 25 businesses', '40 percent'],
    names: ['SBA', 'President'],
  },
} as const satisfies Record<string, Fact>
