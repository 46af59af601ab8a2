import type { CompanyFacts } from './company.ts'

/** The badge that says the company is certified by the IICRC. Without one nothing on the website claims it. */
export function iicrcBadge({ badges }: Pick<CompanyFacts, 'badges'>) {
  return badges.find(({ title }) => /\bIICRC\b/i.test(title))
}

/** The link to where the IICRC lists certified firms, whatever its label says. */
export function iicrcLocator({ partner_links }: Pick<CompanyFacts, 'partner_links'>) {
  return partner_links.find(({ url }) => /^https:\/\/([\w-]+\.)*iicrc\.org([/:?#]|$)/i.test(url))
}
