import type { Company } from '#domain/company/company.ts'
import { markPath } from '#look/logo.ts'
import { CallButton } from './call-button.tsx'
import { drawnOnce } from './drawn-once.ts'

const links = [
  { path: '/', label: 'Home' },
  { path: '/about', label: 'About' },
  { path: '/services', label: 'Services' },
  { path: '/certifications', label: 'Our Commitments' },
  { path: '/projects', label: 'Projects' },
  { path: '/testimonials', label: 'Testimonials' },
  { path: '/contact', label: 'Contact' },
]

type HeadProps = { path: string; company: Company }

/** The same above all pages that have the same current link. */
export function Header({ path, company }: HeadProps) {
  const state = links.map((link) => currentness(link.path, path)).join()
  const html = drawnOnce(company, `top ${state}`, () => <Top path={path} company={company} />)
  return <header className="top" data-nav="" dangerouslySetInnerHTML={html} />
}

function Top({ path, company }: HeadProps) {
  return (
    <>
      <p className="veteran">VETERAN OWNED AND OPERATED</p>
      <div className="bar wrap">
        <a className="brand" href="/">
          <svg viewBox="0 0 40 28" aria-hidden="true">
            <path d={markPath} />
          </svg>
          {company.name}
        </a>
        <button
          className="menu-button"
          type="button"
          data-menu-toggle=""
          aria-expanded="false"
          aria-controls="menu"
          aria-label="Menu"
        />
        <nav id="menu" aria-label="Main">
          <Links path={path} />
        </nav>
        <noscript>
          <details>
            <summary>Menu</summary>
            <nav aria-label="Main">
              <Links path={path} />
            </nav>
          </details>
        </noscript>
        <CallButton phone={company.phone} verb={false} />
      </div>
    </>
  )
}

function Links({ path }: { path: string }) {
  return links.map((link) => (
    <a key={link.path} href={link.path} aria-current={currentness(link.path, path)}>
      {link.label}
    </a>
  ))
}

/** The page itself, or the section that a page below it belongs to. */
function currentness(link: string, path: string) {
  if (link === path) return 'page'
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined
}
