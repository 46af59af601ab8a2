import { PageHead } from '../ui/page-head.tsx'

export function CompanyHead() {
  return <PageHead title="Company" lead="Your company’s details, on the website and elsewhere." />
}
