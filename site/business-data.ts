import type { BreadcrumbListLeaf, FAQPageLeaf, ServiceLeaf, WebSiteLeaf } from 'schema-dts'
import { services, type ServiceSlug } from '#domain/services/services.ts'
import { businessId, businessRecord } from './business-record.ts'
import { placesServed } from './places-served.ts'
import type { QuestionAnswer, Page, SiteContext } from './page.ts'

/** schema.org for search engines, as text that can stand inside a script element. */
export function businessData(page: Page, site: SiteContext) {
  const graph = [
    written(businessRecord(page, site)),
    written(webSite(site)),
    ...(page.trail ? [written(breadcrumbs(page, site))] : []),
    ...(page.service ? [written(serviceOffered(page, page.service, site))] : []),
    ...(page.questions ? [questionsWritten(asksOf(page, site))] : []),
  ]
  return `{"@context":"https://schema.org","@graph":[${graph.join()}]}`
}

function written(entry: object) {
  return JSON.stringify(entry).replaceAll('<', '\\u003c')
}

/** All that stand on the page, also those that staff published. */
function asksOf({ questions = [], kind }: Page, { answers }: SiteContext): readonly QuestionAnswer[] {
  if (kind !== 'questions' || answers.length === 0) return questions
  const all = withPublished.get(answers) ?? [...questions, ...answers]
  withPublished.set(answers, all)
  return all
}

const withPublished = new WeakMap<readonly QuestionAnswer[], readonly QuestionAnswer[]>()
const writtenQuestions = new WeakMap<readonly QuestionAnswer[], string>()

/** Most of the text, and the same whatever the company changes. */
function questionsWritten(questions: readonly QuestionAnswer[]) {
  const text = writtenQuestions.get(questions) ?? written(questionsAsked(questions))
  writtenQuestions.set(questions, text)
  return text
}

function webSite({ company, publicUrl }: SiteContext): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    url: `${publicUrl}/`,
    name: company.name,
    alternateName: company.alternate_name || undefined,
    publisher: { '@id': businessId(publicUrl) },
  }
}

function serviceOffered(page: Page, slug: ServiceSlug, { publicUrl }: SiteContext): ServiceLeaf {
  const name = services.find((service) => service.slug === slug)?.name
  const url = publicUrl + page.path
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description: page.description,
    url,
    provider: { '@id': businessId(publicUrl) },
    areaServed: placesServed(page.area),
  }
}

function breadcrumbs(page: Page, { publicUrl }: SiteContext): BreadcrumbListLeaf {
  const steps = [{ path: '/', crumb: 'Home' }, ...(page.trail ?? []), page]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ path, crumb }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: crumb,
      item: publicUrl + path,
    })),
  }
}

function questionsAsked(questions: readonly QuestionAnswer[]): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer, language }) => ({
      '@type': 'Question',
      inLanguage: language,
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
