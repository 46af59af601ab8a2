import type { ReactNode } from 'react'
import type { Area } from '#domain/areas/areas.ts'
import type { Company } from '#domain/company/company.ts'
import type { PublicPerson } from '#domain/employees/public-people.server.ts'
import type { CallBacks } from '#domain/leads/calls/call-backs.ts'
import type { ConfirmedNumber } from '#domain/numbers/numbers-for.ts'
import type { ProjectPage, ProjectQuery, PublishedProject, PublishedWork } from '#domain/projects/project.ts'
import type { ServiceSlug } from '#domain/services/services.ts'
import type { SiteAssets } from './assets.ts'
import type { Question } from '#content/questions/question.ts'
import type { Found } from './find.ts'
import type { PageKind } from './page-kinds.ts'
import type { ContactForm, Received } from './pages/contact-form.ts'

/** What all pages are drawn from. */
export type SiteContext = {
  readonly company: Company
  readonly work: PublishedWork
  /** Who agreed to be shown, and what they hold today. */
  readonly people: readonly PublicPerson[]
  readonly held: readonly HeldKind[]
  /** Numbers of utilities and offices that a person of the company called and confirmed within a year. */
  readonly numbers: readonly ConfirmedNumber[]
  /** In which sizes the pictures of people lie ready, by the hash that the facts name them by; the smallest first. */
  readonly pictures: ReadonlyMap<string, readonly { readonly width: number; readonly height: number }[]>
  /** What became of the promise to call back; null where the company promises no time. */
  readonly callBacks: CallBacks | null
  /** How long a conversation of the chat is stored after its last message. */
  readonly chatsKeptFor: number
  /** Answers that staff published for the questions page. */
  readonly answers: readonly Question[]
  /** When all of this was read: what expires by time alone is compared with it. */
  readonly readAt: Date
  /** Origin without a slash at the end. */
  readonly publicUrl: string
  readonly assets: SiteAssets
  /** Keeps every page out of search engines, and says on each that nothing of it is real. */
  readonly isDemo: boolean
}

/** A certification by its letters, its name, and who gives it. */
export type HeldKind = { readonly code: string; readonly title: string; readonly body: string }

/** What belongs to one visit; only pages marked `perVisit` or `perQuery` read it. */
export type Visit = {
  readonly form?: ContactForm
  readonly received?: Received
  /** What the list of projects was narrowed to; null where the address asks for what there cannot be. */
  readonly projects?: { readonly query: ProjectQuery; readonly found: ProjectPage } | null
  /** The project of the page. */
  readonly project?: PublishedProject
  /** What was searched for, and where that leads. */
  readonly typed?: string
  readonly found?: Found
  /** Whether the link to a conversation opens it. */
  readonly chatLink?: 'open' | 'gone'
}

export type PageProps = { readonly page: Page; readonly site: SiteContext; readonly visit: Visit }

/** What a page says of itself, in search results, in the trail above it, and at its top. */
export type PageWords = {
  readonly title: string
  readonly description: string
  readonly heading: string
  /** The name that links and the breadcrumb trail use. */
  readonly crumb: string
}

export type QuestionAnswer = { readonly question: string; readonly answer: string; readonly language?: 'es' }

export type Page = PageWords & {
  readonly path: string
  readonly kind: PageKind
  readonly Body: (props: PageProps) => ReactNode
  /** Answers, but stays out of search engines and the sitemap. */
  readonly unlisted?: true
  /** Rendered for each request and never stored. */
  readonly perVisit?: true
  /** Stored as it is without a query; with one it is rendered for the visit, as `server/visits.ts` reads it. */
  readonly perQuery?: true
  /** Stands in for every address that leads nowhere, and so has none of its own. */
  readonly nowhere?: true
  /** The pages above this one, home left out. */
  readonly trail?: readonly { readonly path: string; readonly crumb: string }[]
  readonly text?: string
  readonly area?: Area
  /** Asked and answered on the page, in view of everyone. */
  readonly questions?: readonly QuestionAnswer[]
  readonly service?: ServiceSlug
  /** People stand on it, or what they hold: drawn again when that changes. */
  readonly showsPeople?: true
  /** Rating and sample review stand in view, so that search engines may be told them too. */
  readonly showsRating?: true
  /** Names of services that replace the five in the structured data. */
  readonly serviceNames?: readonly string[]
}
