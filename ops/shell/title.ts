import { useEffect } from 'react'
import { companyName } from '../session/company.ts'

let shown = ''
let waiting = 0

/** Names the page in the browser's tab. */
export function usePageTitle(title: string) {
  useEffect(() => {
    const brand = companyName()
    shown = title.includes(brand) ? title : `${title} | ${brand}`
    document.title = withCount(shown, waiting)
  }, [title])
}

/** So many alerts wait, whatever page is shown. */
export function countInTitle(count: number) {
  waiting = count
  if (shown) document.title = withCount(shown, waiting)
}

/** A page that counts for itself keeps its own number. */
export function withCount(title: string, count: number) {
  return count === 0 || title.startsWith('(') ? title : `(${count}) ${title}`
}
