import type { Page } from '#site/page.ts'

/** The way from home to here. */
export function Breadcrumbs({ page }: { page: Pick<Page, 'crumb' | 'trail'> }) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {[{ path: '/', crumb: 'Home' }, ...(page.trail ?? [])].map(({ path, crumb }) => (
          <li key={path}>
            <a href={path}>{crumb}</a>
          </li>
        ))}
        <li aria-current="page">{page.crumb}</li>
      </ol>
    </nav>
  )
}
