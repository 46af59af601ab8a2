import { useEffect } from 'react'
import { companyName } from '../session/company.ts'

/** Names the page in the browser's tab. */
export function usePageTitle(title: string) {
  useEffect(() => {
    const brand = companyName()
    document.title = title.includes(brand) ? title : `${title} | ${brand}`
  }, [title])
}
