import { areaPath, cities, counties, towns, type Area } from '#domain/areas/areas.ts'
import { storyOf } from '#content/areas/stories.ts'
import { isWorthListing } from '#content/areas/story-words.ts'
import { questions, questionsAbout } from '#content/questions/questions.ts'
import { services as fiveServices } from '#domain/services/services.ts'
import { countyOf } from './geography.ts'
import type { Page } from './page.ts'
import { areaWords } from './pages/area-words.ts'
import { AboutPage } from './pages/about.tsx'
import { AreaPage } from './pages/area.tsx'
import { ChatPage } from './pages/chat.tsx'
import { CommitmentsPage } from './pages/commitments.tsx'
import { ContactPage } from './pages/contact.tsx'
import { FindPage } from './pages/find.tsx'
import { HomePage } from './pages/home.tsx'
import { NotFoundPage } from './pages/not-found.tsx'
import * as words from './pages/page-words.ts'
import { ProjectsPage } from './pages/projects.tsx'
import { PrivacyPage } from './pages/privacy.tsx'
import { QuestionsPage } from './pages/questions.tsx'
import { ServicePage } from './pages/service.tsx'
import { serviceWords } from './pages/service-words.ts'
import { ServicesPage } from './pages/services.tsx'
import { TestimonialsPage } from './pages/testimonials.tsx'

const toServices = { path: '/services', crumb: 'Services' }

/** Every public page. What is not here, and has not moved, does not exist. */
export const pages: readonly Page[] = [
  { path: '/', kind: 'home', ...words.home, Body: HomePage, showsRating: true, showsPeople: true },
  { path: '/about', kind: 'about', ...words.about, Body: AboutPage, trail: [], showsPeople: true },
  { path: '/services', kind: 'services', ...words.services, Body: ServicesPage, trail: [] },
  ...fiveServices.map(({ slug }) => ({
    path: `/services/${slug}`,
    kind: 'service' as const,
    ...serviceWords[slug],
    Body: ServicePage,
    trail: [toServices],
    service: slug,
    questions: questionsAbout(slug),
  })),
  {
    path: '/certifications',
    kind: 'commitments',
    ...words.certifications,
    Body: CommitmentsPage,
    trail: [],
    showsPeople: true,
  },
  {
    path: '/projects',
    kind: 'projects',
    ...words.projects,
    Body: ProjectsPage,
    trail: [],
    perQuery: true,
  },
  {
    path: '/contact',
    kind: 'contact',
    ...words.contact,
    Body: ContactPage,
    trail: [],
    perVisit: true,
    showsPeople: true,
  },
  { path: '/privacy', kind: 'privacy', ...words.privacy, Body: PrivacyPage, trail: [] },
  {
    path: '/faq',
    kind: 'questions',
    ...words.faq,
    Body: QuestionsPage,
    trail: [],
    questions,
    perQuery: true,
  },
  {
    path: '/testimonials',
    kind: 'testimonials',
    ...words.testimonials,
    Body: TestimonialsPage,
    trail: [],
    showsRating: true,
  },
  ...counties.map(areaRoute),
  ...cities.map(areaRoute),
  ...towns.map(areaRoute),
]

/** Answered with status 404 wherever there is neither a page nor a redirect. */
export const notFoundPage: Page = {
  path: '',
  kind: 'nowhere',
  ...words.notFound,
  Body: NotFoundPage,
  unlisted: true,
  nowhere: true,
}

/** Answers what was typed on the page above; like it, no page to be listed. */
export const lookUpPage: Page = {
  path: '/find',
  kind: 'nowhere',
  ...words.find,
  Body: FindPage,
  unlisted: true,
  trail: [],
}

/** What `/contact` shows once a request was received: under a title of its own, and for nobody to find. */
export const receiptPage: Page = {
  path: '/contact',
  kind: 'contact',
  ...words.receipt,
  Body: ContactPage,
  unlisted: true,
  trail: [],
  perVisit: true,
}

/** Where a conversation goes on on another device, at an address that is its secret: no page ever names it. */
export const chatPage: Page = {
  path: '/chat',
  kind: 'nowhere',
  ...words.chat,
  Body: ChatPage,
  unlisted: true,
  nowhere: true,
  perVisit: true,
}

/** The same once the link has ended. */
export const chatGonePage: Page = { ...chatPage, ...words.chatGone }

const byPath = new Map(pages.map((page) => [page.path, page]))

export function findPage(path: string) {
  return byPath.get(path) ?? null
}

function areaRoute(area: Area): Page {
  const county = countyOf(area)
  const story = storyOf(area)
  return {
    path: areaPath(area),
    kind: 'area',
    ...areaWords(area),
    Body: AreaPage,
    ...(!isWorthListing(story) && { unlisted: true }),
    trail: county && county !== area ? [{ path: areaPath(county), crumb: county.name }] : [],
    area,
    questions: story.questions,
  }
}
