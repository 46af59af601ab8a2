import type { ReactNode } from 'react'

/** A link that leaves the site: it opens beside it, says so, and lets the other side learn nothing of us. */
export function AwayLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener">
      {children}
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  )
}
