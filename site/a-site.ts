import { chatsKeptFor, firstPrivacy } from '#domain/chat/settings/privacy.ts'
import type { CompanyFacts } from '#domain/company/company.ts'
import { firstFacts } from '#domain/company/first-facts.ts'
import type { SiteContext } from './page.ts'

/** A site for tests, without a build: its inlined texts are short stand-ins. */
export function aSite(facts: Partial<CompanyFacts> = {}): SiteContext {
  return {
    company: { ...firstFacts, ...facts, revision: 1 },
    work: {
      latest: [],
      firstPage: { items: [], next: null },
      choices: { services: [], places: [], properties: [], years: [] },
      slugs: [],
    },
    people: [],
    held: [],
    numbers: [],
    pictures: new Map(),
    callBacks: null,
    chatsKeptFor: chatsKeptFor(firstPrivacy),
    answers: [],
    readAt: new Date('2026-11-20T12:00:00Z'),
    publicUrl: 'https://restore.example',
    isDemo: false,
    assets: {
      style: 'body{margin:0}',
      kindStyles: { area: '.story{margin:0}' },
      script: 'document.title',
      worker: '',
      art: {
        contours: '<svg></svg>',
        house: '<svg></svg>',
        map: '<svg class="map"><a data-county="x"></a></svg>',
        points: {},
      },
      urls: {
        font: '/assets/font.woff2',
        favicon: '/assets/favicon.svg',
        logo: '/assets/logo.png',
        icons: { small: '/assets/192.png', large: '/assets/512.png', maskable: '/assets/maskable.png' },
        share: { home: '/assets/share-home.png' },
        modules: {
          contact: '/assets/contact.js',
          receipt: '/assets/receipt.js',
          notices: '/assets/notices.js',
          analytics: '/assets/analytics.js',
          'before-after': '/assets/before-after.js',
          filters: '/assets/filters.js',
          questions: '/assets/questions.js',
          sign: '/assets/sign.js',
          verify: '/assets/verify.js',
          vitals: '/assets/vitals.js',
        },
      },
    },
  }
}
