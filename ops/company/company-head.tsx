import { SetUpHead } from './set-up-head.tsx'

export function CompanyHead() {
  return <SetUpHead title="Company" lead="Your company’s details, on the website and elsewhere." />
}
