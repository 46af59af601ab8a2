import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Company } from '#domain/company/company.ts'

const drawn = new WeakMap<Company, Map<string, string>>()

/**
 * What stands alike on many pages, drawn once for these facts of the company: all pages are rendered again in one go when
 * one of them changes. `name` tells what it is, and in which of its states.
 */
export function drawnOnce(company: Company, name: string, draw: () => ReactElement) {
  const ofCompany = drawn.get(company) ?? new Map<string, string>()
  drawn.set(company, ofCompany)
  const html = ofCompany.get(name) ?? renderToStaticMarkup(draw())
  ofCompany.set(name, html)
  return { __html: html }
}
